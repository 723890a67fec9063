import { expect, it } from '@jest/globals';
import { describeReport } from './import-report.js';

const nothing = { domains: [], created: 0, updated: 0, unchanged: 0, refused: [], warnings: [] };

it('says how many files were created, updated, unchanged and refused, and why', () => {
  const text = describeReport({
    domains: ['Poterie', 'Cuisine'],
    created: 3,
    updated: 2,
    unchanged: 1,
    refused: [{ file: 'dossier/a.md', reason: 'le titre (title) manque' }],
    warnings: Array.from({ length: 12 }, (_, at) => ({ file: `${at}.md`, message: 'corps vide' })),
  });
  expect(text).toMatch(/Créés\s+│\s+3.*Mis à jour\s+│\s+2.*Inchangés\s+│\s+1.*Refusés\s+│\s+1/s);
  expect(text).toMatch(/dossier\/a\.md\s+│ le titre \(title\) manque/);
  expect(text).toContain('Domaines créés : Poterie, Cuisine');
  expect(text).toContain('Avertissements : 12');
  expect(text).toContain('  9.md : corps vide\n  et 2 de plus');
  expect(text).not.toContain('Rien n’a changé');
  expect(text).not.toContain('\u001b');
});

it('says that nothing changed', () => {
  expect(describeReport({ ...nothing, unchanged: 4 })).toMatch(/Rien n’a changé\.$/);
  expect(describeReport({ ...nothing, refused: [{ file: 'a.md', reason: 'x' }] })).toMatch(
    /Rien n’a changé\.$/,
  );
});
