import { execa } from 'execa';
import { freePort, comesSoFar } from '../services/network.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { Failure } from '../setup/failure.mjs';

/** Pages that the archive must serve, with a part of each. */
const PAGES = {
  '/': '<html lang="fr"',
  '/tutoriels': '<h1',
  '/admin/': '<script',
  '/api/domains': '"domains"',
};

/**
 * Starts an unpacked archive like a user, with a new site.
 * @param {string} tree
 * @throws {Failure} when it does not serve
 */
export async function checkPackage(tree) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = execa('node', ['server.mjs'], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      NODE_ENV: undefined,
      DATABASE_URL: undefined,
      PORT: String(port),
      DATA_DIR: temporaryFolder('package-data'),
      ADMIN_PASSWORD: 'Essai-Archive-1',
    },
    reject: false,
  });
  try {
    const ready = () =>
      fetch(`${address}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    if (!(await comesSoFar(child, ready))) throw new Failure('L’archive ne démarre pas.');
    for (const [path, part] of Object.entries(PAGES)) {
      const answer = await fetch(address + path);
      if (!answer.ok || !(await answer.text()).includes(part))
        throw new Failure(`L’archive répond ${answer.status} à ${path}, ou autre chose que prévu.`);
    }
  } finally {
    child.kill();
    await child;
  }
}
