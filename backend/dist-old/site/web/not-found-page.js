import { noticePage } from './notice-page.js';
/** 404 page for URLs that no page can have, and that the client-side router would parse differently. */ export function notFoundPage(siteName) {
    const notice = {
        title: 'Page introuvable',
        text: "Aucune page ne se trouve \xe0 cette adresse.",
        link: {
            label: "Retour \xe0 l\u2019accueil",
            href: '/'
        }
    };
    return noticePage(notice, siteName);
}
//# sourceMappingURL=not-found-page.js.map
