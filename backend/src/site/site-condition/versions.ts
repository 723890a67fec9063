import { DAY_MS } from '@passerelle/api-client/durations';
import { onDay } from './amounts.js';
import { good, repair, watch, type CheckResult } from './condition.js';

/** Last day of support for each release line of Node, as announced. */
const nodeEnds: Readonly<Record<string, string>> = {
  24: '2028-04-30',
  26: '2029-04-30',
};
const OLDEST_NODE = 24;
const SOON_MS = 90 * DAY_MS;

interface Versions {
  /** Version of the running process. */
  running: string;
  /** Version of the files that a restart would run. */
  installed: string;
  node: string;
}

/**
 * Compares the running with the installed version, and checks Node's end of support. No server is asked for updates.
 */
export function checkVersions({ running, installed, node }: Versions, now = new Date()): CheckResult {
  const line = node.split('.', 1)[0]!;
  const runs = `Version ${running}, sur Node ${node}`;
  if (installed !== running)
    return watch(`${runs}. La version ${installed} est installée.`, 'Redémarrez le site pour qu’elle serve.');
  if (Number(line) < OLDEST_NODE)
    return watch(`${runs}.`, `Cette version est faite pour Node ${OLDEST_NODE} : mettez-le à jour.`);
  const end = nodeEnds[line] && new Date(`${nodeEnds[line]}T12:00:00Z`);
  if (!end) return good(`${runs}.`);
  const update = 'Installez une version du site faite pour un Node plus récent.';
  if (end < now) return repair(`${runs}, qui n’est plus corrigé depuis le ${onDay(end)}.`, update);
  const says = `${runs}, corrigé jusqu’au ${onDay(end)}.`;
  return +end - +now < SOON_MS ? watch(says, update) : good(says);
}
