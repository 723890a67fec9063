import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../setup/failure.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { inRoot, packageFile } from '../setup/paths.mjs';
import { must, onExit } from '../setup/processes.mjs';

const DESCRIPTION = 'openapi.json';
const TYPES = join('src', 'schema.d.ts');

/**
 * Generates the API's description and types. Requires a build of the server.
 * @param {string} folder target; its layout is that of api-client
 */
export async function generateApiClient(folder) {
  const env = nodeEnv({ NODE_ENV: 'production' });
  await must(node(), [inRoot('backend/dist/openapi.js'), join(folder, DESCRIPTION)], { env });
  const generator = packageFile('api-client', 'openapi-typescript/bin/cli.js');
  // Fields with a default are optional in requests.
  const options = ['--default-non-nullable=false', '--output', join(folder, TYPES)];
  await must(node(), [generator, join(folder, DESCRIPTION), ...options], { env });
}

/** Fails when the generated files in api-client are out of date. */
export async function checkApiClient() {
  const folder = mkdtempSync(join(tmpdir(), 'passerelle-api-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  onExit(remove);
  await generateApiClient(folder);
  const differing = [DESCRIPTION, TYPES].filter(
    (file) => !same(inRoot('api-client', file), join(folder, file)),
  );
  remove();
  if (differing.length === 0) return;
  const names = differing.map((file) => join('api-client', file)).join(' et ');
  throw new Failure(
    `Le serveur a changé sans ${names}\u00a0: lancez «\u00a0npm run api:generate\u00a0» et validez le résultat.`,
  );
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
