import { crc32 } from 'node:zlib';
const LEAST = 16 * 1024;
const USUAL = 32 * 1024;
const MOST = 256 * 1024;
/**
 * Content-defined chunking of a table's rows: an added, changed or removed row moves only the boundaries near it, and
 * all other parts stay the same.
 * @param secret seeds the boundaries, so that the sizes of parts reveal nothing about the rows
 */ export function cutsByContent(secret) {
    const seed = crc32(secret ?? '');
    return (line, length)=>{
        if (length >= MOST) return true;
        return length >= LEAST && crc32(line, seed) % USUAL < line.length;
    };
}
//# sourceMappingURL=cut-lines.js.map
