/** Values of a header by the `keyOf` of their key; of several spellings of a key the first one counts. */
export type Fields = ReadonlyMap<string, unknown>;

/** Programs spell keys differently: `publishDate`, `publish_date`, `Publish-Date`. */
export function keyOf(key: string): string {
  return key.toLowerCase().replace(/[\s_-]/g, '');
}

export function fieldsOf(header: Record<string, unknown>): Fields {
  const fields = new Map<string, unknown>();
  for (const [key, value] of Object.entries(header)) {
    const name = keyOf(key);
    if (isEmpty(fields.get(name))) fields.set(name, value);
  }
  return fields;
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A single line of text; null if missing or empty. */
export function singleLine(value: unknown): string | null {
  if (!['string', 'number', 'bigint', 'boolean'].includes(typeof value)) return null;
  return String(value).replace(/\s+/g, ' ').trim() || null;
}

/** A single value instead of a list is a list of one. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  return isEmpty(value) ? [] : [value];
}
