import { noticePage } from './notice-page.js';
const RETRY_AFTER_S = 300;
/**
 * Pages open in maintenance mode: administrators sign in or reset a password, and anyone can unsubscribe from emails.
 */ const OPEN_PAGES = /^\/(connexion|login|auth(\/[^/]+)?|mot-de-passe-oublie|nouveau-mot-de-passe|newsletter\/[^/]+)\/?$/i;
export function staysOpenInMaintenance(path) {
    return OPEN_PAGES.test(path);
}
export function maintenancePage(siteName) {
    const notice = {
        title: 'Le site est en maintenance',
        text: `${siteName} revient dans quelques minutes. Vos tutoriels, vos favoris et vos commentaires ne sont pas touch\xe9s.`,
        link: {
            label: 'Connexion des administrateurs',
            href: '/connexion'
        }
    };
    return {
        status: 503,
        headers: {
            'retry-after': String(RETRY_AFTER_S),
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store'
        },
        html: noticePage(notice, siteName)
    };
}
//# sourceMappingURL=maintenance-page.js.map
