import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApiDocument } from './platform/api-docs/api-docs.js';
import { createApp } from './app.js';
import { readConfig } from './config.js';
// Writes the OpenAPI document to the file named by the first argument, or to where the client expects it.
const file = process.argv[2] ?? fileURLToPath(new URL('../../api-client/openapi.json', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'passerelle-openapi-'));
const app = await createApp(readConfig({
    DATA_DIR: dataDir,
    SEED: 'none',
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: 'Sans-Objet-1'
}), {
    site: false
});
await writeFile(file, `${JSON.stringify(createApiDocument(app), null, 2)}\n`);
await app.close();
await rm(dataDir, {
    recursive: true,
    force: true
});
//# sourceMappingURL=openapi.js.map
