import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
/** Secret for signed cookies, from the configuration or generated once in the data folder. */ export function cookieSecret({ sessionSecret, dataDir }) {
    return sessionSecret ?? keptSecret(dataDir);
}
/** Whether cookies get the attribute Secure. */ export function isHttps({ publicUrl }) {
    return publicUrl.startsWith('https://');
}
function keptSecret(dataDir) {
    const file = join(dataDir, 'session-secret');
    mkdirSync(dataDir, {
        recursive: true
    });
    try {
        // Exclusive creation: of two processes that start at once, one writes and both read the same secret.
        writeFileSync(file, randomBytes(32).toString('hex'), {
            flag: 'wx',
            mode: 0o600
        });
    } catch (error) {
        if (error.code !== 'EEXIST') throw error;
    }
    return readFileSync(file, 'utf8');
}
//# sourceMappingURL=cookie-safety.js.map
