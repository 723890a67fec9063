export interface Quarter {
  year: number;
  /** 1 to 4. */
  quarter: number;
  /** Start of the quarter, in UTC. */
  since: Date;
}

/** The latest quarters, the current one first. */
export function latestQuarters(howMany: number, now = new Date()): Quarter[] {
  const first = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3);
  return Array.from({ length: howMany }, (_, index) => {
    const [year, quarter] = [Math.floor((first - index) / 4), (first - index) % 4];
    return { year, quarter: quarter + 1, since: new Date(Date.UTC(year, quarter * 3, 1)) };
  });
}
