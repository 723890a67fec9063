// Extracts the browser of @sparticuz/chromium into TMPDIR. A separate program, because the package reads the target
// from the environment when it is loaded.
import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

chromium.setGraphicsMode = false;
const executable = await chromium.executablePath();
// Shared libraries missing on minimal systems; the package extracts them itself only on AWS.
await inflate(
  join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin/al2023.tar.br'),
);

const folder = tmpdir();
const launcher = join(folder, 'launch-chromium');
const script = `#!/bin/sh
export LD_LIBRARY_PATH='${folder}/al2023/lib'
exec '${executable}' "$@"
`;
writeFileSync(`${launcher}.new`, script);
chmodSync(`${launcher}.new`, 0o700);
// Last and atomically: an existing launcher proves a complete extraction.
renameSync(`${launcher}.new`, launcher);
