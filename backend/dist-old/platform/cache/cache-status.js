/** A negative TTL marks a stale page that is being revalidated. */ /**
 * The header Cache-Status (RFC 9211).
 * @param awaySeconds how long the database has been unreachable, so that no invalidation arrives
 */ export function cacheStatus(found, awaySeconds = 0) {
    return awaySeconds > 0 ? `Passerelle; hit; ttl=-${awaySeconds}; detail=database-away` : `Passerelle; ${found}`;
}
//# sourceMappingURL=cache-status.js.map
