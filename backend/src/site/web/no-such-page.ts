import { noticePage } from './notice-page.js';

/** What stands at an address that no page of ours can have, and that the browser's scripts would read otherwise. */
export function noSuchPage(siteName: string): string {
  const notice = {
    title: 'Page introuvable',
    text: 'Aucune page ne se trouve à cette adresse.',
    link: { label: 'Retour à l’accueil', href: '/' },
  };
  return noticePage(notice, siteName);
}
