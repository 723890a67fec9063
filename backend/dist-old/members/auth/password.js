import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Tests lower it where passwords are not their subject. */ export const passwordCost = {
    memory: 19 * 1024,
    passes: 2,
    parallelism: 1
};
const TAG_LENGTH = 32;
/** Hashes in a worker thread; the result includes its parameters (PHC string format). */ export async function hashPassword(password) {
    const nonce = randomBytes(16);
    const tag = await derive(password, nonce, passwordCost);
    const { memory, passes, parallelism } = passwordCost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}
/** Verifies a password. Without a hash (unknown name) it does the same work, so that the response takes as long. */ export async function verifyPassword(password, hash) {
    const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? '');
    if (!parts) {
        await derive(password, Buffer.alloc(16), passwordCost);
        return false;
    }
    const [, memory, passes, parallelism, nonce, expected] = parts;
    const used = {
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism)
    };
    const tag = await derive(password, Buffer.from(nonce, 'base64'), used);
    return timingSafeEqual(tag, Buffer.from(expected, 'base64'));
}
function derive(password, nonce, used) {
    const parameters = {
        message: password.normalize('NFKC'),
        nonce,
        tagLength: TAG_LENGTH,
        ...used
    };
    return new Promise((resolve, reject)=>{
        argon2('argon2id', parameters, (error, tag)=>error ? reject(error) : resolve(tag));
    });
}
function encode(bytes) {
    return bytes.toString('base64').replace(/(?<!=)=+$/, '');
}
//# sourceMappingURL=password.js.map
