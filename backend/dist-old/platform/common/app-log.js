import { existsSync, readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { pino } from 'pino';
import { maskSecrets, secretsOf } from './mask-secrets.js';
import { RotatingFile } from './rotating-file.js';
/** Most serious first. */ export const logLevels = [
    'error',
    'warn',
    'info'
];
const KEPT_ENTRIES = 1000;
const MAX_TEXT = 4000;
const MAX_FILE_BYTES = 2 * 1024 * 1024;
const OLD_FILES = 3;
/** Application log: the latest entries in memory, all of them in files as JSON lines, secrets masked. */ export class AppLog {
    secrets;
    file;
    entries;
    logger;
    constructor(config){
        this.secrets = secretsOf(config);
        this.file = new RotatingFile(config.logFile, MAX_FILE_BYTES, OLD_FILES);
        this.entries = readEntries(config.logFile);
        this.logger = pino({
            base: null,
            messageKey: 'message',
            timestamp: ()=>`,"at":"${new Date().toISOString()}"`,
            formatters: {
                level: (level)=>({
                        level
                    })
            }
        }, {
            write: (line)=>this.storeEntry(line)
        });
    }
    /**
   * @param rest as Nest's loggers receive it: more data, the context last
   * @returns the masked texts
   */ addEntry(level, message, rest) {
        const last = rest.at(-1);
        const context = typeof last === 'string' && !last.includes('\n') ? last : null;
        const more = (context === null ? rest : rest.slice(0, -1)).filter((part)=>part !== undefined);
        const detail = more.length > 0 ? more.map((part)=>this.maskValue(part)).join('\n') : null;
        const text = this.maskValue(message);
        this.logger[level]({
            context,
            detail
        }, text);
        return {
            message: text,
            detail,
            context
        };
    }
    /**
   * The latest matching entries, newest first.
   * @param least minimum level
   */ listEntries({ least, text, limit }) {
        const rank = least ? logLevels.indexOf(least) : logLevels.length;
        const wanted = text?.toLowerCase();
        return this.entries.filter((entry)=>logLevels.indexOf(entry.level) <= rank && (!wanted || says(entry, wanted))).slice(-limit).reverse();
    }
    onApplicationShutdown() {
        this.file.close();
    }
    storeEntry(line) {
        this.entries.push(JSON.parse(line));
        if (this.entries.length > KEPT_ENTRIES) this.entries.shift();
        this.file.write(line);
    }
    /** Pino redacts named fields of objects; here secrets may be anywhere in a text. */ maskValue(value) {
        const text = value instanceof Error ? value.stack ?? value.message : value;
        return maskSecrets(typeof text === 'string' ? text : inspect(text, {
            depth: 3
        }), this.secrets).slice(0, MAX_TEXT);
    }
}
function says({ message, detail, context }, wanted) {
    return [
        message,
        detail,
        context
    ].some((part)=>part?.toLowerCase().includes(wanted));
}
function readEntries(file) {
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-KEPT_ENTRIES);
    return lines.flatMap((line)=>{
        try {
            return [
                JSON.parse(line)
            ];
        } catch  {
            // Truncated because the process ended.
            return [];
        }
    });
}
//# sourceMappingURL=app-log.js.map
