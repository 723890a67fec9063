import { difficulties, READ_TIMES } from './document-columns.js';
import { firstOf } from './first-of.js';
import { commonTags } from './tag-counts.js';
const MOST_VALUES = 20;
/** Applies filters and counts facets, with sets, as what is found may be most of the site. */ export function select(found, filters, columns) {
    const { tags = [], domainId, difficulty, minReadTime, maxReadTime } = filters;
    // Counts of all facets, those of the tags too, are of documents with all these tags.
    const tagged = tags.length > 0 ? found.within(columns.withTags(tags)) : found;
    const ofDomain = domainId ? columns.domainSets.of(domainId) : undefined;
    const ofLevel = difficulty ? columns.difficultySets.of(levelOf(difficulty)) : undefined;
    const isTimed = Boolean(minReadTime) || maxReadTime !== undefined;
    const inTime = isTimed ? columns.withReadTime(minReadTime, maxReadTime) : undefined;
    const documents = within(tagged, ofDomain, ofLevel, inTime);
    const counts = (sets, own, ...others)=>sets.countIn(own ? within(tagged, ...others) : documents);
    const ofDomains = counts(columns.domainSets, ofDomain, ofLevel, inTime);
    const ofLevels = counts(columns.difficultySets, ofLevel, ofDomain, inTime).filter(([level])=>level > 0);
    const ofTimes = counts(columns.readTimeSets, inTime, ofDomain, ofLevel).sort(([one], [other])=>one - other);
    return {
        documents,
        facets: {
            domains: highest(ofDomains).map(([id, count])=>({
                    id,
                    count
                })),
            difficulties: highest(ofLevels).map(([level, count])=>({
                    value: difficulties[level - 1],
                    count
                })),
            tags: commonTags(documents, MOST_VALUES, columns).map(([tag, count])=>({
                    name: columns.tags[tag].name,
                    count
                })),
            readTimes: ofTimes.map(([time, count])=>({
                    ...READ_TIMES[time],
                    count
                }))
        }
    };
}
function levelOf(difficulty) {
    return difficulties.findIndex((each)=>each === difficulty) + 1;
}
/** Those that are in all of the given sets. */ function within(documents, ...sets) {
    return sets.reduce((some, set)=>set ? some.within(set) : some, documents);
}
function highest(counts) {
    return firstOf(counts, MOST_VALUES, ([one, of], [other, ofOther])=>ofOther - of || one - other);
}
//# sourceMappingURL=selection.js.map
