/** Invisible characters: whitespace, default-ignorable code points, and the empty braille cell. */ const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u;
/** No control characters but tab and line breaks, and no half surrogate pairs. */ export const TEXT = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u;
/** Also excludes line breaks and bidirectional overrides, which would reorder the text around a name. */ export const LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;
/** Trims a text; one without visible characters becomes empty. Values of other types are returned unchanged. */ export function trimmed(value) {
    if (typeof value !== 'string') return value;
    return INVISIBLE.test(value) ? '' : value.trim();
}
//# sourceMappingURL=plain-text.js.map
