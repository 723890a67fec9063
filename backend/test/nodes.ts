import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { until } from './until.js';

const main = join(import.meta.dirname, '../dist/main.js');

/** Kills all processes that a test has started. */
export class Processes {
  private readonly started: ChildProcess[] = [];

  async end(): Promise<void> {
    const alive = this.started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    await Promise.all(
      alive.map(async (child) => {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }),
    );
  }

  /** Starts the built server and waits until it responds. */
  async node(port: number, env: Record<string, string>): Promise<ChildProcess> {
    const child = this.launch(process.execPath, [main], {
      SEED: 'none',
      LOG_LEVEL: 'error',
      PORT: String(port),
      PASSERELLE_RATE_LIMITS: 'off',
      ...env,
    });
    for await (const line of createInterface({ input: child.stdout! })) {
      if (line.startsWith('Passerelle')) return child;
    }
    throw new Error('The node has ended before it served.');
  }

  /** Starts a Redis server without persistence and waits until it responds. */
  async redis(program: string, port: number): Promise<ChildProcess> {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = this.launch(program, options, {});
    child.stdout!.resume();
    const probe = new Redis(port, '127.0.0.1', { lazyConnect: true });
    probe.on('error', () => undefined);
    await until(
      () => probe.ping().catch(() => ''),
      (answer) => answer === 'PONG',
    );
    probe.disconnect();
    return child;
  }

  private launch(program: string, args: string[], env: Record<string, string>): ChildProcess {
    const child = spawn(program, args, {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.started.push(child);
    return child;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
