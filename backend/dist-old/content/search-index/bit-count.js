/** Number of bits that are set in a 32-bit integer. */ export function bitCount(number) {
    let count = number - (number >>> 1 & 0x55555555);
    count = (count & 0x33333333) + (count >>> 2 & 0x33333333);
    return Math.imul(count + (count >>> 4) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
//# sourceMappingURL=bit-count.js.map
