import Table from 'cli-table3';
import type { ImportReport } from './import.service.js';

const SHOWN_WARNINGS = 10;

/** Report of a run, as lines for a terminal. */
export function describeReport({
  domains,
  created,
  updated,
  unchanged,
  refused,
  warnings,
}: ImportReport): string {
  const counts = new Table({ head: ['Résultat', 'Fichiers'], colAligns: ['left', 'right'], style: plain });
  counts.push(
    ['Créés', created],
    ['Mis à jour', updated],
    ['Inchangés', unchanged],
    ['Refusés', refused.length],
  );
  const parts = [counts.toString()];
  if (domains.length > 0) parts.push(`Domaines créés : ${domains.join(', ')}`);
  if (refused.length > 0) {
    const table = new Table({
      head: ['Fichier refusé', 'Raison'],
      colWidths: [50, 60],
      wordWrap: true,
      style: plain,
    });
    table.push(...refused.map(({ file, reason }) => [file, reason]));
    parts.push(table.toString());
  }
  if (warnings.length > 0) {
    const shown = warnings.slice(0, SHOWN_WARNINGS).map(({ file, message }) => `  ${file} : ${message}`);
    const rest = warnings.length - shown.length;
    if (rest > 0) shown.push(`  et ${rest} de plus`);
    parts.push([`Avertissements : ${warnings.length}`, ...shown].join('\n'));
  }
  if (created + updated === 0) parts.push('Rien n’a changé.');
  return parts.join('\n');
}

const plain = { head: [], border: [] };
