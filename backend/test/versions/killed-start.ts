/**
 * Upgrades the database like a start of the built site. With KILL_IN, the process sends itself SIGKILL in the migration of
 * that name, before statement KILL_AT (0 is the first), or with .5 while that statement runs. A migration with fewer
 * statements is killed before it is recorded.
 */
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';

type Up = (runner: QueryRunner) => Promise<unknown>;
interface Step {
  name: string;
  prototype: { up: Up };
}

const built = async (path: string) => import(join(import.meta.dirname, '../../dist', path));
const { migrations } = (await built('platform/database/migrations/migrations.js')) as { migrations: Step[] };
const { readConfig } = await built('config.js');
const { dataSourceOptions, openDataSource } = await built('platform/database/data-source.js');
const { backUpBeforeUpgrade } = await built('platform/backup/back-up-before-upgrade.js');
const { StepOfTomorrow9000000000000 } = await import('./step-of-tomorrow.ts');

const die = () => process.kill(process.pid, 'SIGKILL');

function killIn(step: Step, at: number): void {
  const { up } = step.prototype;
  step.prototype.up = async function (this: unknown, runner: QueryRunner) {
    const query = runner.query.bind(runner) as (...statement: unknown[]) => Promise<unknown>;
    let left = at;
    runner.query = ((...statement: unknown[]) => {
      if (left === 0) die();
      if (left === 0.5) setImmediate(die);
      left -= 1;
      return query(...statement);
    }) as QueryRunner['query'];
    await up.call(this, runner);
    die();
  };
}

migrations.push(StepOfTomorrow9000000000000);
const { KILL_IN: name, KILL_AT: at } = process.env;
if (name)
  killIn(
    migrations.find((step) => step.name === name)!,
    Number(at),
  );
const config = readConfig();
const dataSource = await openDataSource(dataSourceOptions(config), () => backUpBeforeUpgrade(config));
await dataSource.destroy();
