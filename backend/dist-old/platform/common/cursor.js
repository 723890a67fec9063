/** Start or end of a page, before or after an entry, wherever that entry now is. */ const FORM = /^(after|before)\.([1-9]\d{0,9})\.(\d{1,7})$/;
/** Opaque form for URLs. */ export function writeCursor({ side, id, offset }) {
    return Buffer.from(`${side}.${id}.${offset}`).toString('base64url');
}
/** Undefined for anything `writeCursor` did not write. */ export function readCursor(text) {
    if (typeof text !== 'string' || text.length > 40) return undefined;
    const [, side, id, offset] = FORM.exec(Buffer.from(text, 'base64url').toString()) ?? [];
    return side === undefined ? undefined : {
        side: side,
        id: Number(id),
        offset: Number(offset)
    };
}
//# sourceMappingURL=cursor.js.map
