import { appendFileSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installData, SETTINGS, startMariadb } from '../services/mariadb.mjs';
import { comesSoFar, freePort, stopNow } from '../services/network.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';

/** Database for the sites; created on demand. */
export const BASE = 'pannes';

/** A durable MariaDB that can be killed, stopped and restarted at the same address. */
export class OwnMariaDb {
  /** @type {ReturnType<typeof startMariadb> | undefined} */
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
    const member = `CREATE OR REPLACE USER site@'%' IDENTIFIED BY '${own.password}';\nGRANT ALL ON ${BASE}.* TO site@'%';\n`;
    appendFileSync(own.rights, member);
    await own.start();
    return own;
  }

  /** URL for its administrator. */
  get url() {
    return `mysql://test:${this.password}@127.0.0.1:${this.port}`;
  }

  /**
   * URL for a site, with all rights on its own database only.
   * @param {number} [port] of a proxy to it
   */
  siteUrl(port = this.port) {
    return `mysql://site:${this.password}@127.0.0.1:${port}/${BASE}`;
  }

  async start() {
    const log = join(this.folder, 'log');
    const output = openSync(log, 'w');
    const options = [...this.common, `--port=${this.port}`, `--init-file=${this.rights}`, ...SETTINGS];
    this.child = startMariadb([...options, '--innodb-flush-log-at-trx-commit=1'], output);
    const serves = () => readFileSync(log, 'utf8').includes('ready for connections');
    if (!(await comesSoFar(this.child, serves))) throw new Error(readFileSync(log, 'utf8'));
  }

  async kill() {
    await stopNow(this.child);
  }

  freeze() {
    this.child.kill('SIGSTOP');
  }

  thaw() {
    this.child.kill('SIGCONT');
  }
}
