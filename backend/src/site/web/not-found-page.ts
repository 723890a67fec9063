import { noticePage } from './notice-page.js';

/** 404 page for URLs that no page can have, and that the client-side router would parse differently. */
export function notFoundPage(siteName: string): string {
  const notice = {
    title: 'Page introuvable',
    text: 'Aucune page ne se trouve à cette adresse.',
    link: { label: 'Retour à l’accueil', href: '/' },
  };
  return noticePage(notice, siteName);
}
