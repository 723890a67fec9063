import { ConfigError } from '../../config.js';
import { explainUnreachable } from '../database/data-source.js';
import { maskedError } from '../common/mask-secrets.js';
import { BackupError } from './manifest.js';

/** Runs a command-line tool. @param work resolves to false for invalid arguments */
export async function runCommand(usage: string, work: () => Promise<boolean>): Promise<void> {
  try {
    if (await work()) return;
    console.error(usage);
  } catch (error) {
    console.error(explain(error, usage));
  }
  process.exitCode = 1;
}

function explain(problem: unknown, usage: string): string {
  const error = explainUnreachable(problem);
  if (error instanceof ConfigError || error instanceof BackupError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code?.startsWith('ERR_PARSE_ARGS')) return usage;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'Il n’y a plus de place sur le disque ; rien n’a été changé.';
  if (code?.startsWith('E')) return `L’opération n’a pas pu se faire (${message}).`;
  return maskedError(error);
}
