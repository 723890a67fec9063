import { createHash, randomBytes } from 'node:crypto';

/** What a link in an email carries: nobody guesses it. */
export function createLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** As it is kept, so that whoever reads the database can't follow the link. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
