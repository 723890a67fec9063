// Unpacks the browser of @sparticuz/chromium into TMPDIR. A process of its own, because the package decides
// by its environment where to unpack, and because it needs Node 24.
import { chmodSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { packageFile } from '../setup/paths.mjs';

const entry = packageFile('e2e', '@sparticuz/chromium/build/index.js');
const { default: chromium, inflate } = await import(pathToFileURL(entry).href);
chromium.setGraphicsMode = false;
const executable = await chromium.executablePath();
// The libraries that a bare system lacks; on Amazon's the package would unpack them itself.
await inflate(join(dirname(entry), '../bin/al2023.tar.br'));

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
writeFileSync(launcher, script);
chmodSync(launcher, 0o755);
console.log(launcher);
