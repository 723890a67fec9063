interface Bounds {
  /** The previous value. */
  value: unknown;
  min: number | null;
  max: number | null;
}

/** The nearest allowed whole number, or the old one for unreadable input. */
export function fitting({ value: known, min, max }: Bounds, typed: unknown): number {
  const parsed = Number.parseInt(String(typed), 10);
  const value = Number.isNaN(parsed) ? Number(known) : parsed;
  return Math.min(Math.max(value, min ?? value), max ?? value);
}
