import { parseArgs } from 'node:util';
import { startProduct } from '../bench/servers.mjs';
import { audit } from '../lighthouse/audit.mjs';
import { installLighthouse } from '../lighthouse/install.mjs';
import { printScores } from '../lighthouse/scores.mjs';
import { browser } from '../services/browser.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';

const pages = {
  accueil: '/',
  catalogue: '/catalogue',
  tutoriel: '/tutoriels/1',
  recherche: '/recherche',
  domaine: '/domaines/programmation',
};

// Runs Lighthouse on pages as a visitor with a phone; the exit code is 1 when one misses its target. Option: --runs=1;
// the median counts.
const { values } = parseArgs({ options: { runs: { type: 'string', default: '1' } } });
const path = await browser();
const program = installLighthouse();
const site = await startProduct({ DATA_DIR: temporaryFolder('lighthouse'), SEED: 'demo' });
const scores = [];
for (const [name, address] of Object.entries(pages)) {
  for (let run = 1; run <= Number(values.runs); run++) {
    console.log(`${name} (${run}/${values.runs})`);
    scores.push({ name, ...(await audit(program, path, site.origin + address, `${name}-${run}`)) });
  }
}
await site.stop();
process.exitCode = printScores(scores);
