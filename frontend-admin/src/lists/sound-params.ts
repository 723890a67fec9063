const isObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** What react-admin reads from the address of a list. */
const rules: Readonly<Record<string, (value: string) => boolean>> = {
  page: (value) => /^[1-9]\d{0,6}$/.test(value),
  perPage: (value) => /^(?:[1-9]\d?|100)$/.test(value),
  sort: (value) => /^\w+$/.test(value),
  order: (value) => /^(?:ASC|DESC)$/.test(value),
  filter: isObject,
  displayedFilters: isObject,
};

/**
 * The query of a list's address without parameters that it cannot follow, for which its defaults hold.
 * @returns the same text if it can follow all
 */
export function soundParams(search: string): string {
  const params = new URLSearchParams(search);
  const broken = Object.keys(rules).filter((name) => params.has(name) && !rules[name]!(params.get(name)!));
  // The field and the sense of an order say nothing without each other.
  const [hasSort, hasOrder] = ['sort', 'order'].map((name) => params.has(name) && !broken.includes(name));
  if (hasSort !== hasOrder) broken.push(hasSort ? 'sort' : 'order');
  if (broken.length === 0) return search;
  for (const name of broken) params.delete(name);
  return params.size > 0 ? `?${params}` : '';
}
