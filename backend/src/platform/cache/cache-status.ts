/** A negative TTL marks a stale page that is being revalidated. */
export type CacheResult = 'hit' | 'hit; ttl=-1' | 'fwd=miss';

/**
 * The header Cache-Status (RFC 9211).
 * @param awaySeconds how long the database has been unreachable, so that no invalidation arrives
 */
export function cacheStatus(found: CacheResult, awaySeconds = 0): string {
  return awaySeconds > 0
    ? `Passerelle; hit; ttl=-${awaySeconds}; detail=database-away`
    : `Passerelle; ${found}`;
}
