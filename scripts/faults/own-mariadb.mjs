import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBinary } from '../services/find-binary.mjs';
import { installData, SETTINGS } from '../services/mariadb.mjs';
import { comesSoFar, freePort } from '../services/network.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { kill, launchService } from '../setup/processes.mjs';

/** A MariaDB that keeps what it has acknowledged, and that can be killed, stopped and started again at one address. */
export class OwnMariaDb {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  child;

  folder = '';
  port = 0;
  password = '';
  rights = '';
  /** @type {string[]} */
  common = [];

  /** @returns {Promise<OwnMariaDb>} */
  static async make() {
    const own = new OwnMariaDb();
    own.folder = temporaryFolder('faults-mariadb');
    own.port = await freePort();
    Object.assign(own, await installData(own.folder));
    await own.start();
    return own;
  }

  get url() {
    return `mysql://test:${this.password}@127.0.0.1:${this.port}`;
  }

  async start() {
    const log = join(this.folder, 'log');
    const output = openSync(log, 'w');
    const options = [...this.common, `--port=${this.port}`, `--init-file=${this.rights}`, ...SETTINGS];
    this.child = launchService(findBinary('mariadbd'), [...options, '--innodb-flush-log-at-trx-commit=1'], {
      stdio: ['ignore', output, output],
    });
    const serves = () => readFileSync(log, 'utf8').includes('ready for connections');
    if (!(await comesSoFar(this.child, serves))) throw new Error(readFileSync(log, 'utf8'));
  }

  async kill() {
    await kill(this.child);
  }

  freeze() {
    this.child.kill('SIGSTOP');
  }

  thaw() {
    this.child.kill('SIGCONT');
  }
}
