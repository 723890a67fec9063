import { fold } from '../../api-client/fold.js';
const MAX_WORD = 60;
const MAX_KEY = 100;
/** Key for comparing tags: ignores case and accents, but keeps `C`, `C++` and `C#` apart. */ export function tagKey(tag) {
    const named = fold(tag).replace(/\b([a-z])\+\+/g, '$1plusplus').replace(/\b([a-z])#/g, '$1sharp').replace(/(^|[\s(])\.net\b/g, '$1dotnet');
    const words = named.match(/[\p{L}\p{N}]+/gu) ?? [];
    const key = words.map((word)=>word.slice(0, MAX_WORD)).join(' ');
    return key.slice(0, MAX_KEY) || tag.slice(0, MAX_KEY);
}
/** A tag as stored: NFC, with single spaces. */ export function normalTag(tag) {
    return tag.normalize('NFC').replace(/\s+/g, ' ').trim();
}
/** Tags as stored. Of several with the same key the first one stays, as it is written. */ export function normalTags(tags) {
    const byKey = new Map();
    for (const tag of tags.map(normalTag)){
        const key = tagKey(tag);
        if (!byKey.has(key)) byKey.set(key, tag);
    }
    return [
        ...byKey.values()
    ];
}
//# sourceMappingURL=tags.js.map
