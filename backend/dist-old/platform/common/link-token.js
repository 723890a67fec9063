import { createHash, randomBytes } from 'node:crypto';
/** Random token of a link in an email (256 bits). */ export function createLinkToken() {
    return randomBytes(32).toString('base64url');
}
/** Only the hash is stored, so that the database alone does not open the link. */ export function hashLinkToken(token) {
    return createHash('sha256').update(token).digest('hex');
}
//# sourceMappingURL=link-token.js.map
