// Unpacks the browser of @sparticuz/chromium into TMPDIR. A program of its own, because the package decides by its
// environment where to unpack.
import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

chromium.setGraphicsMode = false;
const executable = await chromium.executablePath();
// The libraries that a bare system lacks; on Amazon's the package would unpack them itself.
await inflate(
  join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin/al2023.tar.br'),
);

const folder = tmpdir();
// The package's own file looks for its fonts in /tmp. Without any font a page breaks down at its first letter.
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
writeFileSync(join(folder, 'fonts/fonts.conf'), fonts);

const launcher = join(folder, 'launch-chromium');
const script = `#!/bin/sh
export LD_LIBRARY_PATH='${folder}/al2023/lib' FONTCONFIG_PATH='${folder}/fonts'
exec '${executable}' "$@"
`;
writeFileSync(`${launcher}.new`, script);
chmodSync(`${launcher}.new`, 0o755);
// Last and at once: where the launcher is, all else is.
renameSync(`${launcher}.new`, launcher);
