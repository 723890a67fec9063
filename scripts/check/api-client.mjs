import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { inRoot } from '../setup/paths.mjs';

const DESCRIPTION = 'openapi.json';
const TYPES = join('src', 'schema.d.ts');

/**
 * Generates the API's description and types. Requires a build of the server.
 * @param {string} folder target; its layout is that of api-client
 */
export async function generateApiClient(folder) {
  const program = inRoot('backend/dist/openapi.js');
  await execa('node', [program, join(folder, DESCRIPTION)], { env: { NODE_ENV: 'production' } });
  // Fields with a default are optional in requests.
  const options = ['--default-non-nullable=false', '--output', join(folder, TYPES)];
  await execa('openapi-typescript', [join(folder, DESCRIPTION), ...options], {
    cwd: inRoot('api-client'),
    preferLocal: true,
  });
}

/** Says which generated files in api-client are out of date. */
export async function outdatedApiClient() {
  const folder = temporaryFolder('api');
  await generateApiClient(folder);
  return [DESCRIPTION, TYPES].filter((file) => !same(inRoot('api-client', file), join(folder, file)));
}

function same(...files) {
  const [committed, generated] = files.map(read);
  return committed === generated;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const outdated = await outdatedApiClient();
  for (const file of outdated)
    console.error(
      `Le serveur a changé sans api-client/${file}\u00a0: lancez «\u00a0npm run api:generate\u00a0» et validez le résultat.`,
    );
  process.exitCode = outdated.length > 0 ? 1 : 0;
}
