import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createConnection } from 'mysql2/promise';
import passport from 'passport';
import request from 'supertest';
import { RetentionService } from '../src/platform/retention/retention.service.js';
import { createApp } from '../src/app.js';
import { readConfig } from '../src/config.js';
import { LocalStrategy } from '../src/members/auth/local.strategy.js';
import { passwordCost } from '../src/members/auth/password.js';
import { copyMigrated, fillMigrated } from './migrated-base.js';

export interface TestApp {
  nest: NestExpressApplication;
  /** Starts an HTTP call to the running application. */
  http: ReturnType<typeof request>;
  /** Stops the application and deletes its data and its database. */
  stop(): Promise<void>;
}

interface TestAppOptions {
  seed?: 'none' | 'demo';
  /** Whether to serve pages, too; requires a build. */
  site?: boolean;
  /** Whether password hashing takes as long as on a real site, for tests of concurrent requests. */
  costlyPasswords?: boolean;
  /** Additional environment variables. */
  env?: Record<string, string>;
}

const realCost = { ...passwordCost };
/** The lowest cost that argon2 allows, because nearly every test registers a member (decision 5). */
const leastCost = { ...realCost, memory: 8, passes: 1 };

/** Passport is global, so the application that started last signs members in. */
const running = new Set<NestExpressApplication>();

function useLatestStrategy(): void {
  const latest = [...running].at(-1);
  if (latest) passport.use(latest.get(LocalStrategy));
}

/** First administrator of every test site. */
export const firstAdmin = { username: 'admin', password: 'Passage-Admin-9' };

/**
 * Starts the application on its own database: SQLite in a temporary folder, or a new database on the server of
 * TEST_DATABASE_URL.
 */
export async function startApp({
  seed = 'none',
  site = false,
  costlyPasswords = false,
  env = {},
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'passerelle-test-'));
  const base = await createBase(process.env['TEST_DATABASE_URL']);
  const config = readConfig({
    DATA_DIR: dataDir,
    SEED: seed,
    LOG_LEVEL: 'error',
    DATABASE_URL: base?.url,
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
    ADMIN_PASSWORD: firstAdmin.password,
    PASSERELLE_RATE_LIMITS: 'off',
    // Generous, for busy machines.
    QUERY_BUDGET_MS: '60000',
    ...env,
  });
  const { database } = config;
  if (database.kind === 'mysql' && database.url === base?.url)
    await fillMigrated(base.url, async () => (await createBase(process.env['TEST_DATABASE_URL']))!);
  // A data folder given by a test may contain a site already.
  if (database.kind === 'sqlite' && config.dataDir === dataDir) await copyMigrated(database.path);
  Object.assign(passwordCost, costlyPasswords ? realCost : leastCost);
  const nest = await createApp(config, { site }).finally(useLatestStrategy);
  running.add(nest);
  useLatestStrategy();
  await nest.listen(0, '127.0.0.1');
  // Otherwise the retention at the start could delete old rows that a test inserts.
  await nest.get(RetentionService)['underWay'];
  return {
    nest,
    http: request(nest.getHttpServer()),
    stop: async () => {
      running.delete(nest);
      useLatestStrategy();
      await nest.close();
      await base?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new database on the server of TEST_DATABASE_URL; undefined if that is not set. */
export async function createBase(
  server: string | undefined,
): Promise<{ url: string; drop: () => Promise<void> } | undefined> {
  if (!server) return undefined;
  const name = `passerelle_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = '/';
  const run = async (sql: string): Promise<void> => {
    const connection = await createConnection(url.href);
    await connection.query(sql);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
  return { url: new URL(`/${name}`, url).href, drop: () => run(`DROP DATABASE ${name}`) };
}
