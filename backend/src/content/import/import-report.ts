import Table from 'cli-table3';
import type { ImportReport } from './import-run.js';

/** Report of a run, as lines for a terminal: each file it concerns, then the counts. */
export function describeReport({
  domains,
  created,
  updated,
  unchanged,
  refused,
  private: hidden,
  warnings,
}: ImportReport): string {
  const parts: string[] = [];
  if (warnings.length > 0)
    parts.push(
      [
        `Avertissements : ${warnings.length}`,
        ...warnings.map(({ file, message }) => `  ${file} : ${message}`),
      ].join('\n'),
    );
  if (refused.length > 0)
    parts.push(
      [
        `Fichiers refusés : ${refused.length}`,
        ...refused.map(({ file, reason }) => `  ${file} : ${reason}`),
      ].join('\n'),
    );
  if (domains.length > 0) parts.push(`Domaines créés : ${domains.join(', ')}`);
  const counts = new Table({
    head: ['Résultat', 'Fichiers'],
    colAligns: ['left', 'right'],
    style: { head: [], border: [] },
  });
  counts.push(['Créés', created], ['Mis à jour', updated]);
  if (hidden > 0) counts.push(['dont hors du site', hidden]);
  counts.push(['Inchangés', unchanged], ['Refusés', refused.length]);
  parts.push(counts.toString());
  if (created + updated === 0) parts.push('Rien n’a changé.');
  return parts.join('\n');
}
