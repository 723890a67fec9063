import { BackupError } from '../backup-error.js';
import { damaged } from '../manifest.js';

/** A part is truncated, altered or missing. */
export class DamagedPartError extends BackupError {
  constructor(
    readonly part: string,
    cause?: unknown,
  ) {
    super(damaged().message, { cause });
  }
}
