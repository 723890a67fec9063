import { ForbiddenException } from '@nestjs/common';
import { errorBody } from '../common/error-codes.js';
const READING = new Set([
    'GET',
    'HEAD',
    'OPTIONS'
]);
/**
 * Refuses writes that another site triggers in a visitor's browser (CSRF). Browsers state the origin of a request;
 * other programs do not, but they carry no cookies to misuse.
 */ export function refuseCrossSite({ publicUrl }) {
    const { origin: ownOrigin } = new URL(publicUrl);
    return (request, _response, next)=>{
        if (READING.has(request.method) || !isWritable(request) || isOwn(request, ownOrigin)) next();
        else next(new ForbiddenException(errorBody('cross_site', "Cette requ\xeate vient d\u2019un autre site ; elle est refus\xe9e.")));
    };
}
function isWritable({ path }) {
    return /^\/(api|contact|decisions|ecrire)(\/|$)/i.test(path);
}
/** Whether a request comes from this site's own pages, or from a program. */ export function isOwn(request, ownOrigin) {
    if (request.get('sec-fetch-site') === 'cross-site') return false;
    const origin = request.get('origin');
    return origin === undefined || origin === ownOrigin || isOrigin(origin, request);
}
/** Whether the page came from the host that the request is sent to, such as `localhost` or `127.0.0.1`. */ function isOrigin(origin, request) {
    return URL.canParse(origin) && new URL(origin).host === request.get('host')?.toLowerCase();
}
//# sourceMappingURL=refuse-cross-site.js.map
