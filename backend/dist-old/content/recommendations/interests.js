const MAX_TAGS = 10;
const MAX_DOMAINS = 3;
export function interestsOf(signals) {
    const domains = new Map();
    const tags = new Map();
    const counted = new Set();
    let total = 0;
    for (const { tutorialId, weight, domainId, tag } of signals){
        if (tag !== null) tags.set(tag, (tags.get(tag) ?? 0) + weight);
        if (counted.has(tutorialId)) continue;
        counted.add(tutorialId);
        total += weight;
        domains.set(domainId, (domains.get(domainId) ?? 0) + weight);
    }
    return {
        domains: foremost(domains, MAX_DOMAINS, total),
        tags: foremost(tags, MAX_TAGS, total)
    };
}
function foremost(weights, count, total) {
    const sorted = [
        ...weights
    ].sort(([, one], [, other])=>other - one).slice(0, count);
    return new Map(sorted.map(([key, weight])=>[
            key,
            weight / total
        ]));
}
//# sourceMappingURL=interests.js.map
