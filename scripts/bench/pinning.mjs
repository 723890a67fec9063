import { spawnSync } from 'node:child_process';
import { findBinary } from '../services/programs.mjs';

export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

const taskset = findBinary('taskset');
const works = (core) =>
  taskset !== undefined && spawnSync(taskset, ['-c', String(core), 'true']).status === 0;

/** Whether servers and load can each have a core of their own. */
export const canPin = works(0) && works(1);

/**
 * Command line that pins a program to a core, where possible.
 * @param {0 | 1} core
 * @returns {[string, string[]]}
 */
export function pinned(core, command, args) {
  return canPin ? [taskset, ['-c', String(core), command, ...args]] : [command, args];
}
