import { existsSync, renameSync, statSync } from 'node:fs';
import { destination } from 'pino';
/** Bytes buffered while the disk accepts nothing; further lines are dropped. */ const MAX_WAITING = 256 * 1024;
/** A log file with owner-only permissions that rotates when full and keeps some old files. */ export class RotatingFile {
    file;
    maxBytes;
    keptFiles;
    out;
    bytes = 0;
    /** @param keptFiles how many rotated files to keep: `file.1` is the newest */ constructor(file, maxBytes, keptFiles){
        this.file = file;
        this.maxBytes = maxBytes;
        this.keptFiles = keptFiles;
    }
    /** Synchronous, so that the last lines before a crash reach the file. */ write(line) {
        try {
            this.out ??= this.open();
            const size = Buffer.byteLength(line);
            if (this.bytes + size > this.maxBytes) this.rotate(this.out);
            this.out.write(line);
            this.bytes += size;
        } catch  {
        // A full disk must not stop the site; the terminal still shows the line.
        }
    }
    close() {
        this.out?.end();
        this.out = undefined;
    }
    open() {
        this.bytes = existsSync(this.file) ? statSync(this.file).size : 0;
        const out = destination({
            dest: this.file,
            mkdir: true,
            mode: 0o600,
            sync: true,
            maxLength: MAX_WAITING
        });
        // A failed write is retried with the next line.
        out.on('error', ()=>undefined);
        return out;
    }
    rotate(out) {
        for(let age = this.keptFiles; age > 0; age -= 1){
            const younger = age === 1 ? this.file : `${this.file}.${age - 1}`;
            if (existsSync(younger)) renameSync(younger, `${this.file}.${age}`);
        }
        this.bytes = 0;
        out.reopen();
    }
}
//# sourceMappingURL=rotating-file.js.map
