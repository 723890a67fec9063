import { createHash } from 'node:crypto';
/** In hexadecimal. */ export async function sha256Of(stream) {
    const hash = createHash('sha256');
    for await (const part of stream)hash.update(part);
    return hash.digest('hex');
}
//# sourceMappingURL=sha256-of.js.map
