import { analyse } from '../../api-client/search/analyse.js';
const MOST = 3;
/** Tags with all these words, the last as a prefix; those of most documents first. */ export function suggestTags(words, columns) {
    const wanted = words.filter(({ isCompound })=>!isCompound).map(({ word })=>word);
    return columns.tags.flatMap(({ name }, tag)=>{
        const count = columns.tagCounts[tag];
        const marks = count > 0 ? beginnings(name, wanted) : undefined;
        return marks ? [
            {
                name,
                marks,
                count
            }
        ] : [];
    }).sort((one, other)=>other.count - one.count || (one.name < other.name ? -1 : 1)).slice(0, MOST).map(({ name, marks })=>({
            name,
            marks
        }));
}
/** Ranges where these prefixes occur; undefined unless all of them do. */ export function beginnings(text, wanted) {
    const tokens = analyse(text);
    const marks = new Map();
    for (const beginning of wanted){
        const found = tokens.find(({ word })=>word.startsWith(beginning));
        if (!found) return undefined;
        marks.set(found.start, [
            found.start,
            Math.min(found.end, found.start + beginning.length)
        ]);
    }
    return [
        ...marks.values()
    ].sort(([one], [other])=>one - other);
}
//# sourceMappingURL=suggested-tags.js.map
