import { UnsupportedMediaTypeException } from '@nestjs/common';
import { NO_IMAGE, takesImages } from './images.js';
/**
 * Accepts only JSON bodies on API routes, and images where expected: an unparsed body would count as empty, and other
 * sites can send forms without a script.
 */ export function refuseOtherTypes() {
    return (request, _response, next)=>{
        if (!/^\/api(\/|$)/i.test(request.path) || !hasBody(request)) return next();
        if (!takesImages(request.path)) return next(request.is('json') ? undefined : new UnsupportedMediaTypeException());
        next(request.is('image/*') ? undefined : new UnsupportedMediaTypeException(NO_IMAGE));
    };
}
function hasBody({ headers }) {
    return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
//# sourceMappingURL=refuse-other-types.js.map
