import { aptInstall } from './apt.mjs';
import { findBinary } from './find-binary.mjs';

/** Programs that inspect exported files, and their Debian packages. */
const packages = { epubcheck: 'epubcheck', pdftotext: 'poppler-utils' };

const missing = () => Object.keys(packages).filter((program) => !findBinary(program));

let tried;

/**
 * Finds the programs that inspect EPUBs and PDFs, or installs them from Debian where this process may.
 * @returns {Promise<{missing?: string}>}
 */
export async function exportTools() {
  if (missing().length > 0) {
    tried ??= aptInstall(...missing().map((program) => packages[program]));
    await tried;
  }
  const left = missing();
  return left.length > 0
    ? { missing: `ni ${left.join(', ni ')} dans le PATH, ni droit de l’installer par apt` }
    : {};
}
