import { BackupError } from '../backup-error.js';
import { damaged } from '../manifest.js';

/** A part that has been cut or altered, or that is missing. */
export class DamagedPart extends BackupError {
  constructor(
    readonly part: string,
    cause?: unknown,
  ) {
    super(damaged().message, { cause });
  }
}
