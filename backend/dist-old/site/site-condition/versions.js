import { onDay } from './amounts.js';
import { good, repair, watch } from './condition.js';
/** Last day of support for each release line of Node, as announced. */ const nodeEnds = {
    24: '2028-04-30',
    26: '2029-04-30'
};
const OLDEST_NODE = 24;
const SOON_MS = 90 * 24 * 60 * 60 * 1000;
/**
 * Compares the running with the installed version, and checks Node's end of support. No server is asked for updates.
 */ export function checkVersions({ running, installed, node }, now = new Date()) {
    const line = node.split('.', 1)[0];
    const runs = `Version ${running}, sur Node ${node}`;
    if (installed !== running) return watch(`${runs}. La version ${installed} est install\xe9e.`, "Red\xe9marrez le site pour qu\u2019elle serve.");
    if (Number(line) < OLDEST_NODE) return watch(`${runs}.`, `Cette version est faite pour Node ${OLDEST_NODE} : mettez-le \xe0 jour.`);
    const end = nodeEnds[line] && new Date(`${nodeEnds[line]}T12:00:00Z`);
    if (!end) return good(`${runs}.`);
    const update = "Installez une version du site faite pour un Node plus r\xe9cent.";
    if (end < now) return repair(`${runs}, qui n\u{2019}est plus corrig\xe9 depuis le ${onDay(end)}.`, update);
    const says = `${runs}, corrig\xe9 jusqu\u{2019}au ${onDay(end)}.`;
    return +end - +now < SOON_MS ? watch(says, update) : good(says);
}
//# sourceMappingURL=versions.js.map
