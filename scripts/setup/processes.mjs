import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';

const posix = process.platform !== 'win32';
const GRACE_MS = 8000;
const REPEAT_MS = 1000;
const LINGER_MS = 3000;
const PARENT_CHECK_MS = 250;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const services = new WeakSet();
/** @type {WeakMap<import('node:child_process').ChildProcess, Promise<void>>} */
const lastOnes = new WeakMap();
/** @type {(() => void)[]} */
const leftovers = [];
let interruptedAt = 0;
let served;

/** Registers synchronous work for the end of this process: normal, failed or by Ctrl-C. */
export function onExit(work) {
  leftovers.push(work);
}

/**
 * Starts a child in its own process group: Ctrl-C in the terminal does not reach it, only the signal forwarded from
 * here.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function launch(command, args, options) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: posix,
    ...options,
  });
  running.add(child);
  const forget = () => running.delete(child);
  child.once('exit', () => lastOnes.set(child, endOfGroup(child)));
  child.once('close', forget);
  child.once('error', forget);
  return child;
}

/** Starts a background service. It gets no Ctrl-C, but is killed when this process ends. */
export function launchService(command, args, options) {
  const child = launch(command, args, options);
  services.add(child);
  return child;
}

/** Waits for a child's exit and returns its code (128 + number after a signal, 127 if it could not start). */
export async function ended(child) {
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (status, signal) => resolve(status ?? 128 + constants.signals[signal]));
  });
  await lastOnes.get(child);
  return code;
}

/** Kills a service with all its descendants and waits until it is gone. */
export async function kill(child) {
  if (!running.has(child)) return;
  const over = ended(child);
  signalGroup(child, 'SIGKILL');
  await over;
}

/** Runs a command with its output shown live; returns the exit code. */
export async function run(command, args, options) {
  const code = await ended(launch(command, args, options));
  return interruptedAt ? untilExit() : code;
}

/** Runs a command; returns its exit code, its whole output, and stdout. */
export async function capture(command, args, options) {
  const child = launch(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let stdout = '';
  const collect = (chunk) => (output += chunk);
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    stdout += chunk;
    collect(chunk);
  });
  child.stderr.setEncoding('utf8').on('data', collect);
  child.once('error', (error) => collect(`${error.message}\n`));
  const code = await ended(child);
  return interruptedAt ? untilExit() : { code, output, stdout };
}

/** Runs a command that must succeed and returns its stdout; throws a Failure with its whole output otherwise. */
export async function must(command, args, options) {
  const { code, output, stdout } = await capture(command, args, options);
  if (code !== 0) throw new Failure(output.trim() || `${command} s’est terminé avec le code ${code}`);
  return stdout;
}

/** Runs the main child of a command and exits with its exit code. */
export async function serve(command, args, options) {
  served = launch(command, args, options);
  process.exit(await ended(served));
}

/** Never resolves: after an interrupt no caller may continue while children are being stopped. */
const untilExit = () => new Promise(() => {});

/** Gives descendants of a child, such as browsers of a test runner, a short time to exit after it. */
async function endOfGroup(child) {
  const deadline = performance.now() + LINGER_MS;
  while (posix && signalGroup(child, 0)) {
    if (performance.now() > deadline) return void signalGroup(child, 'SIGKILL');
    await pause(20);
  }
}

/** Returns false when no process is left to signal. */
function signalGroup(child, signal) {
  try {
    return posix && child.pid ? process.kill(-child.pid, signal) : child.kill(signal);
  } catch {
    return false;
  }
}

async function interrupt(signal) {
  if (interruptedAt) {
    // The terminal and npm both forward the first Ctrl-C; only a later one means "at once".
    if (performance.now() - interruptedAt > REPEAT_MS)
      for (const child of running) signalGroup(child, 'SIGKILL');
    return;
  }
  interruptedAt = performance.now();
  if (served) return void served.kill(signal);
  const told = [...running].filter((child) => !services.has(child));
  const all = Promise.all(told.map(ended));
  for (const child of told) signalGroup(child, signal);
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, GRACE_MS))]);
  process.exit(128 + constants.signals[signal]);
}

// npm starts this through a shell that dies on SIGTERM without forwarding it.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    void interrupt('SIGTERM');
  }, PARENT_CHECK_MS).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void interrupt(signal));
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
  for (const work of leftovers.reverse()) work();
});
