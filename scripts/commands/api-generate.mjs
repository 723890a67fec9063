import { resolve } from 'node:path';
import { generateApiClient } from '../check/api-client.mjs';
import { inRoot } from '../setup/paths.mjs';

// Generates api-client's files, or the same files in another folder.
const [folder] = process.argv.slice(2);
const from = process.env.INIT_CWD ?? process.cwd();
await generateApiClient(folder ? resolve(from, folder) : inRoot('api-client'));
