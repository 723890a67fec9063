import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ownSegments } from './rehype-links.js';

it('MD-04 knows every page of the public site', async () => {
  const routes = join(import.meta.dirname, '../../../../../frontend-public/src/routes.tsx');
  const paths = [...(await readFile(routes, 'utf8')).matchAll(/page\('\/([^/']*)/g)].map(
    ([, first]) => first!,
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((first) => first !== '*' && !ownSegments.has(first))).toEqual([]);
});
