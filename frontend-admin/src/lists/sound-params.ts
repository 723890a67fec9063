const isObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** Parameters that react-admin reads from the address of a list, each with a check of its value. */
const rules: Readonly<Record<string, (value: string) => boolean>> = {
  page: (value) => /^[1-9]\d{0,6}$/.test(value),
  perPage: (value) => /^(?:[1-9]\d?|100)$/.test(value),
  sort: (value) => /^\w+$/.test(value),
  order: (value) => /^(?:ASC|DESC)$/.test(value),
  filter: isObject,
  displayedFilters: isObject,
};

/**
 * The query string of a list's address without invalid parameters, for which the list has defaults.
 * @returns the same text if all are valid
 */
export function soundParams(search: string): string {
  const params = new URLSearchParams(search);
  const broken = Object.keys(rules).filter((name) => params.has(name) && !rules[name]!(params.get(name)!));
  // An order needs both its field and its direction.
  const [hasSort, hasOrder] = ['sort', 'order'].map((name) => params.has(name) && !broken.includes(name));
  if (hasSort !== hasOrder) broken.push(hasSort ? 'sort' : 'order');
  if (broken.length === 0) return search;
  for (const name of broken) params.delete(name);
  return params.size > 0 ? `?${params}` : '';
}
