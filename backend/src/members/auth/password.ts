import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** Hashes on a thread of its own; the result says how it was made (PHC string format). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/**
 * Whether the password is the one that was hashed. Without a hash (nobody has that name) the same work is done for
 * nothing, so that the answer takes as long.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash ?? '');
  if (!parts) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const [, memory, passes, parallelism, nonce, expected] = parts;
  const used = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const tag = await derive(password, Buffer.from(nonce!, 'base64'), used);
  return timingSafeEqual(tag, Buffer.from(expected!, 'base64'));
}

function derive(password: string, nonce: Buffer, used: typeof cost): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    message: password.normalize('NFKC'),
    nonce,
    tagLength: TAG_LENGTH,
    ...used,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
  });
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/(?<!=)=+$/, '');
}
