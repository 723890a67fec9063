import { resolve } from 'node:path';
import { generateApiClient } from '../check/api-client.mjs';
import { build } from '../setup/build.mjs';
import { install } from '../setup/install.mjs';
import { inRoot } from '../setup/paths.mjs';
import { step } from '../setup/progress.mjs';

/** Generates api-client's files, or the same files in another folder. */
export default async function apiGenerate([folder]) {
  install();
  await build(['backend']);
  const target = folder ? resolve(process.env.INIT_CWD ?? process.cwd(), folder) : inRoot('api-client');
  await step('Génération du client de l’API', () => generateApiClient(target));
}
