import { crc32 } from 'node:zlib';
import type { EndsPart } from '../row-lines.js';

const LEAST = 16 * 1024;
const USUAL = 32 * 1024;
const MOST = 256 * 1024;

/**
 * Cuts a table’s lines where their content says so, so that what is added, changed or removed moves only the cuts near it and all
 * other parts stay the same.
 * @param secret has those who see the lengths of parts not tell from them what the lines are
 */
export function cutsByContent(secret: string | undefined): EndsPart {
  const seed = crc32(secret ?? '');
  return (line, length) => {
    if (length >= MOST) return true;
    return length >= LEAST && crc32(line, seed) % USUAL < line.length;
  };
}
