import { parseArgs } from 'node:util';
import { startProduct } from '../bench/servers.mjs';
import { audit } from '../lighthouse/audit.mjs';
import { installLighthouse } from '../lighthouse/install.mjs';
import { printScores } from '../lighthouse/scores.mjs';
import { chromium } from '../services/chromium.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { build } from '../setup/build.mjs';
import { Failure } from '../setup/failure.mjs';
import { install } from '../setup/install.mjs';
import { step } from '../setup/progress.mjs';

const pages = {
  accueil: '/',
  catalogue: '/catalogue',
  tutoriel: '/tutoriels/1',
  recherche: '/recherche',
  domaine: '/domaines/programmation',
};

/**
 * Runs Lighthouse on pages as a visitor with a phone; the exit code is 1 when one misses its target. Option: --runs=1;
 * the median counts.
 */
export default async function lighthouse(args) {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '1' } } });
  install();
  await build();
  const browser = await chromium();
  if ('missing' in browser) throw new Failure(`Pas de navigateur : ${browser.missing}.`);
  const program = installLighthouse();
  const site = await startProduct({ DATA_DIR: temporaryFolder('lighthouse'), SEED: 'demo' });
  const scores = [];
  for (const [name, path] of Object.entries(pages)) {
    for (let run = 1; run <= Number(values.runs); run++) {
      const label = `${name} (${run}/${values.runs})`;
      const report = await step(label, () =>
        audit(program, browser.path, site.origin + path, `${name}-${run}`),
      );
      scores.push({ name, ...report });
    }
  }
  await site.stop();
  return printScores(scores);
}
