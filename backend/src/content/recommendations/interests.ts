const MAX_TAGS = 10;
const MAX_DOMAINS = 3;

/** One tag of a tutorial that a member likes, or the tutorial alone when it has no tags. */
export interface Signal {
  tutorialId: number;
  /** Strength of the signal. */
  weight: number;
  domainId: number;
  tag: string | null;
}

/** A member's main domains and tags, each with its share in everything they like, 0 to 1. */
export interface Interests {
  domains: Map<number, number>;
  tags: Map<string, number>;
}

export function interestsOf(signals: readonly Signal[]): Interests {
  const domains = new Map<number, number>();
  const tags = new Map<string, number>();
  const counted = new Set<number>();
  let total = 0;
  for (const { tutorialId, weight, domainId, tag } of signals) {
    if (tag !== null) tags.set(tag, (tags.get(tag) ?? 0) + weight);
    if (counted.has(tutorialId)) continue;
    counted.add(tutorialId);
    total += weight;
    domains.set(domainId, (domains.get(domainId) ?? 0) + weight);
  }
  return { domains: foremost(domains, MAX_DOMAINS, total), tags: foremost(tags, MAX_TAGS, total) };
}

function foremost<Key>(weights: Map<Key, number>, count: number, total: number): Map<Key, number> {
  const sorted = [...weights].sort(([, one], [, other]) => other - one).slice(0, count);
  return new Map(sorted.map(([key, weight]) => [key, weight / total]));
}
