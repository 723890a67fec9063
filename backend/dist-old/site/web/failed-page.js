import { BusyException } from '../../platform/common/busy.exception.js';
import { DATABASE_UNREACHABLE, DATABASE_RETRY_S, isDatabaseUnreachable } from '../../platform/common/database-unreachable.js';
import { noticePage } from './notice-page.js';
const RETRY_AFTER_S = 10;
/** Error page for a page that failed to render. @param address URL of that page */ export function failedPage(error, address, siteName) {
    const { status, title, text, retryAfterS } = describe(error);
    return {
        status,
        headers: {
            'retry-after': String(retryAfterS),
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store'
        },
        html: noticePage({
            title,
            text,
            link: {
                label: "R\xe9essayer",
                href: address
            }
        }, siteName)
    };
}
function describe(error) {
    if (error instanceof BusyException) {
        const { message: text, retryAfterSeconds: retryAfterS } = error;
        return {
            status: 503,
            title: "Le site est tr\xe8s demand\xe9",
            text,
            retryAfterS
        };
    }
    if (isDatabaseUnreachable(error)) {
        const retryAfterS = DATABASE_RETRY_S;
        return {
            status: 503,
            title: "Le site revient bient\xf4t",
            text: DATABASE_UNREACHABLE,
            retryAfterS
        };
    }
    const text = "L\u2019incident est not\xe9. R\xe9essayez dans un instant.";
    return {
        status: 500,
        title: "Cette page n\u2019a pas pu \xeatre affich\xe9e",
        text,
        retryAfterS: RETRY_AFTER_S
    };
}
//# sourceMappingURL=failed-page.js.map
