import { expect, it } from '@jest/globals';
import { describeReport } from './import-report.js';

const nothing = { domains: [], created: 0, updated: 0, unchanged: 0, refused: [], private: 0, warnings: [] };

it('says how many files were created, updated, unchanged and refused, and why', () => {
  const text = describeReport({
    domains: ['Poterie', 'Cuisine'],
    created: 3,
    updated: 2,
    unchanged: 1,
    refused: [{ file: 'dossier/a.md', reason: 'le titre (title) manque' }],
    private: 0,
    warnings: Array.from({ length: 12 }, (_, at) => ({ file: `${at}.md`, message: 'corps vide' })),
  });
  expect(text).toMatch(/Créés\s+│\s+3.*Mis à jour\s+│\s+2.*Inchangés\s+│\s+1.*Refusés\s+│\s+1/s);
  expect(text).toContain('Fichiers refusés : 1\n  dossier/a.md : le titre (title) manque');
  expect(text).toContain('Domaines créés : Poterie, Cuisine');
  expect(text).toContain('Avertissements : 12');
  expect(text).not.toContain('hors du site');
  expect(text).not.toContain('Rien n’a changé');
  expect(text).not.toContain('\u001b');
});

it('says that nothing changed', () => {
  expect(describeReport({ ...nothing, unchanged: 4 })).toMatch(/Rien n’a changé\.$/);
  expect(describeReport({ ...nothing, refused: [{ file: 'a.md', reason: 'x' }] })).toMatch(
    /Rien n’a changé\.$/,
  );
});

it('40.21 names every file, however many', () => {
  const files = Array.from({ length: 300 }, (_, at) => `${'dossier-'.repeat(20)}/${at}.md`);
  const text = describeReport({
    ...nothing,
    warnings: files.map((file) => ({ file, message: 'corps vide' })),
    refused: files.map((file) => ({ file, reason: 'fichier illisible' })),
  });
  for (const file of files) {
    expect(text).toContain(`  ${file} : corps vide\n`);
    expect(text).toContain(`  ${file} : fichier illisible\n`);
  }
});

it('MD-01 counts imported tutorials that are off the site', () => {
  expect(describeReport({ ...nothing, created: 3, private: 2 })).toMatch(/dont hors du site\s+│\s+2 /);
});
