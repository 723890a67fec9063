export interface NamedHeading {
  id: string;
  /** Without footnote numbers. */
  text: string;
}

/** Targets for links within a text. */
export interface Anchors {
  /** Of all elements. */
  ids: string[];
  headings: NamedHeading[];
  /** Ids of headings by the names that authors gave them. */
  given: [name: string, id: string][];
}

/** Of ids that authors write. */
const PREFIX = 'user-content-';

/**
 * Finds ids by the names of links.
 * @param asked names of the links in the text itself, see `otherNames`
 */
export function anchorFinder(
  { ids, headings, given }: Anchors,
  asked: readonly string[] = [],
): (name: string) => string | undefined {
  const taken = new Set(ids);
  const newNames = new Map(given);
  const others = otherNames(headings, asked);
  return (name) =>
    [newNames.get(PREFIX + name), PREFIX + name, others(name)].find(
      (id) => id !== undefined && taken.has(id),
    );
}

/**
 * Heading ids are lower-case; each run of characters other than letters, accented ones included, and digits becomes a
 * dash.
 */
export function headingId(text: string): string {
  const id = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return id || 'section';
}

/**
 * Finds headings by the names of other programs: GitHub's, ours in another spelling, and finally any with the same
 * letters and digits, accents aside.
 * @param asked names of the links in the text. If links to equal headings only make sense with GitHub's numbers, from
 *   `-1`, all links to that heading use them
 */
export function otherNames(
  headings: readonly NamedHeading[],
  asked: readonly string[] = [],
): (name: string) => string | undefined {
  const ids = new Set(headings.map(({ id }) => id));
  const github = new Map<string, string>();
  const numbered = new Map<string, string>();
  const folded = new Map<string, string>();
  const counts = new Map<string, number>();
  const asks = new Set(asked);
  for (const { id, text } of headings) {
    const slug = githubSlug(text);
    const number = counts.get(slug) ?? 0;
    counts.set(slug, number + 1);
    const name = number === 0 ? slug : `${slug}-${number}`;
    if (!github.has(name)) github.set(name, id);
    if (number > 0 && asks.has(`${slug}-1`) && !ids.has(`${slug}-1`)) numbered.set(name, id);
    if (!folded.has(fold(text))) folded.set(fold(text), id);
  }
  return (name) => {
    const lower = name.toLowerCase().normalize('NFC');
    const own = headingId(name);
    return (
      numbered.get(lower) ??
      (ids.has(own) ? own : undefined) ??
      github.get(lower) ??
      (fold(name) ? folded.get(fold(name)) : undefined)
    );
  };
}

/** GitHub's name for a heading: lower-case, without punctuation, dashes for spaces. */
const githubSlug = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]/gu, '');
