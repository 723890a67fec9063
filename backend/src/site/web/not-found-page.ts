import type { RequestHandler } from 'express';
import type { SettingsService } from '../../platform/settings/settings.service.js';
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

/** Answers addresses of pages that cannot be decoded, such as `/etiquettes/%`, since no route gets them. */
export function refuseUndecodable(settings: SettingsService): RequestHandler {
  return ({ path }, response, next) => {
    if (/^\/(?:api|media|admin)(?:\/|$)/.test(path) || isDecodable(path)) return next();
    const page = notFoundPage(settings.present.siteName);
    response.status(404).set('Cache-Control', 'no-store').type('html').send(page);
  };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
