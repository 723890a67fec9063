import { aptInstall } from './apt.mjs';
import { findBinary } from './find-binary.mjs';

/** What looks into the files that the site makes, and the package in which Debian has it. */
const packages = { epubcheck: 'epubcheck', pdftotext: 'poppler-utils' };

const missing = () => Object.keys(packages).filter((program) => !findBinary(program));

let tried;

/**
 * The programs with which tests look into EPUBs and PDFs: what is installed, else Debian's where this process may
 * install them.
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
