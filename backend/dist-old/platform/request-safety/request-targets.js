import { BadRequestException } from '@nestjs/common';
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const HOST = /^https?:\/\/[^/?#]*/i;
/**
 * Reduces absolute request targets to their path (RFC 9112, 3.2.2), since the site is the same under any host. Call it
 * after all other listeners are registered: it prepends its own.
 */ export function stripRequestHosts(server) {
    server.prependListener('request', (request)=>{
        const target = request.url;
        if (target.startsWith('/')) return;
        const host = HOST.exec(target)?.[0];
        if (host === undefined) return;
        const path = target.slice(host.length);
        request.url = path.startsWith('/') ? path : `/${path}`;
    });
}
/** Answers requests for the server itself, `*` (RFC 9112, 3.2.4). */ export function answerAsteriskRequests() {
    return (request, response, next)=>{
        if (request.originalUrl !== '*') next();
        else if (request.method === 'OPTIONS') response.status(204).set('Allow', METHODS).end();
        else next(new BadRequestException());
    };
}
//# sourceMappingURL=request-targets.js.map
