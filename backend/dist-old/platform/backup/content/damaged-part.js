import { BackupError } from '../backup-error.js';
import { damaged } from '../manifest.js';
/** A part is truncated, altered or missing. */ export class DamagedPartError extends BackupError {
    part;
    constructor(part, cause){
        super(damaged().message, {
            cause
        }), this.part = part;
    }
}
//# sourceMappingURL=damaged-part.js.map
