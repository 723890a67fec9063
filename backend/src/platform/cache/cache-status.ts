/** A negative time to live is that of a page which is being made anew. */
export type HowFound = 'hit' | 'hit; ttl=-1' | 'fwd=miss';

/**
 * The header Cache-Status (RFC 9211).
 * @param awaySeconds for how long nothing has been heard of the database, and so of changes to what is kept
 */
export function cacheStatus(found: HowFound, awaySeconds = 0): string {
  return awaySeconds > 0
    ? `Passerelle; hit; ttl=-${awaySeconds}; detail=database-away`
    : `Passerelle; ${found}`;
}
