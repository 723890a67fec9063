/** The `page` parameter, from 1. */
export function pageOf(values: URLSearchParams): number {
  return /^[1-9]\d{0,4}$/.test(values.get('page') ?? '') ? Number(values.get('page')) : 1;
}
