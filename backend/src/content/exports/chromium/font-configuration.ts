import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeText } from '../../../platform/common/escape-text.js';
import { SYSTEM_FONTS } from '../font-faces.js';

/**
 * Adds our fonts to the machine's for a browser, as a configuration of fontconfig. Without any font Chromium draws no text,
 * not even in web fonts, or crashes.
 * @returns a new folder with `fonts.conf`
 */
export async function writeFontConfiguration(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-fonts-'));
  const present = process.env['FONTCONFIG_FILE'] ?? '/etc/fonts/fonts.conf';
  const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">${escapeText(present)}</include>
  <dir>${escapeText(SYSTEM_FONTS)}</dir>
  <cachedir>${escapeText(join(folder, 'cache'))}</cachedir>
</fontconfig>
`;
  await writeFile(join(folder, 'fonts.conf'), configuration);
  return folder;
}
