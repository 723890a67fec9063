// Paths to read, by label, with these placeholders:
// - `:last`, `:lastOff`, `:lastOfAll`: offset of the last page of the tutorials on the site, off it, and of both;
// - `:lastSubscribed`: offset of the last page of subscribers in one of the two states; there are as many subscribers
//   as tutorials;
// - `:lastDeleted`: offset of the last page of deleted comments;
// - `:lastOfKind`: offset of the last page of contributors, or of suspended members: each a fifth of the members, who
//   are as many as the tutorials;
// - `:id`: a tutorial on the site;
// - `:fresh`: an ending that makes a search text new without changing what it finds.

import { DAY_MS } from '@passerelle/api-client/durations';

const YEAR_MS = 365 * DAY_MS;
const yearsAgo = (years) => new Date(Date.now() - years * YEAR_MS).toISOString();
/** Both sites are four years old. */
const lastYears = `since=${yearsAgo(3)}`;
const formerYears = `since=${yearsAgo(3)}&until=${yearsAgo(1)}`;
const PAGE = 20;

/** One tutorial in five is not on the site; every other of these is in the trash. */
export const OFF_THE_SITE = 5;

/** Number of deleted comments; a list is leafed through up to a million entries. */
export const deletedComments = (tutorials) => Math.min(1_000_000, 2 * tutorials);

/** Fills the placeholders of a path for a site with this number of tutorials. */
export function pathOn(tutorials, path, id) {
  const notPublished = tutorials / OFF_THE_SITE;
  const inTrash = notPublished / 2;
  return path
    .replaceAll(':lastOfAll', tutorials - inTrash - PAGE)
    .replaceAll(':lastOfKind', tutorials / 5 - PAGE)
    .replaceAll(':lastDeleted', deletedComments(tutorials) - PAGE)
    .replaceAll(':lastSubscribed', tutorials / 2 - PAGE)
    .replaceAll(':lastOff', notPublished - inTrash - PAGE)
    .replaceAll(':last', tutorials - notPublished - PAGE)
    .replaceAll(':id', id)
    .replace(':fresh', freshEnding);
}

let asked = 0;

/** An ending that the search ignores; different each time, so that no cached answer is used. */
function freshEnding() {
  asked += 1;
  return `%20${asked.toString(2).replaceAll('0', '.').replaceAll('1', '!')}`;
}

/** @type {Record<string, string>} */
export const publicReads = {
  'catalogue, première page': '/api/tutorials?limit=20',
  'catalogue, dernière page': '/api/tutorials?limit=20&offset=:last',
  'catalogue par date': '/api/tutorials?limit=20&sort=recent',
  'catalogue par titre': '/api/tutorials?limit=20&sort=title',
  'un domaine': '/api/tutorials?limit=20&domainId=2',
  'un domaine par date': '/api/tutorials?limit=20&domainId=2&sort=recent',
  'un domaine par titre': '/api/tutorials?limit=20&domainId=2&sort=title',
  'un niveau': '/api/tutorials?limit=20&difficulty=advanced',
  'un niveau par titre': '/api/tutorials?limit=20&difficulty=advanced&sort=title',
  'un domaine et un niveau': '/api/tutorials?limit=20&domainId=2&difficulty=advanced',
  'les mêmes par date': '/api/tutorials?limit=20&domainId=2&difficulty=advanced&sort=recent',
  'les mêmes par titre': '/api/tutorials?limit=20&domainId=2&difficulty=advanced&sort=title',
  'catalogue, un mot courant': '/api/tutorials?limit=20&q=bace',
  'catalogue, un mot rare': '/api/tutorials?limit=20&q=:id',
  'recherche sans texte': '/api/search',
  'recherche par durée': '/api/search?minReadTime=10&maxReadTime=20',
  'la même par titre': '/api/search?minReadTime=10&maxReadTime=20&sortBy=title&sortOrder=asc',
  'la même, les plus lus': '/api/search?minReadTime=10&maxReadTime=20&sortBy=views',
  'la même, les plus courts': '/api/search?minReadTime=10&maxReadTime=20&sortBy=readTime&sortOrder=asc',
  'la même, domaine et niveau':
    '/api/search?minReadTime=10&maxReadTime=20&domainId=2&difficulty=advanced&sortBy=title',
  'recherche par étiquette': '/api/search?tags=mot7',
  'recherche par étiquette courante': '/api/search?tags=mot0',
  'la même, page 10': '/api/search?tags=mot0&limit=5&offset=45',
  'la même étiquette par titre': '/api/search?tags=mot0&sortBy=title&sortOrder=asc',
  'la même, les plus lues': '/api/search?tags=mot0&sortBy=views',
  'la même, les moins lues': '/api/search?tags=mot0&sortBy=views&sortOrder=asc',
  'la même, les plus longues': '/api/search?tags=mot0&sortBy=readTime',
  'la même, un domaine': '/api/search?tags=mot0&domainId=2&sortBy=views',
  'la même, un niveau et une durée':
    '/api/search?tags=mot0&difficulty=advanced&minReadTime=10&maxReadTime=20&sortBy=views',
  'recherche par deux étiquettes': '/api/search?tags=mot0,mot1',
  'recherche d’un domaine, les plus lus': '/api/search?domainId=2&sortBy=views',
  'recherche d’un niveau, les plus courts': '/api/search?difficulty=advanced&sortBy=readTime&sortOrder=asc',
  'une étiquette courante': '/api/tags/mot0/tutorials?limit=20',
  'la même étiquette, page 10': '/api/tags/mot0/tutorials?limit=5&offset=45',
  'une étiquette moins courante': '/api/tags/mot7/tutorials?limit=20',
  'nom d’une étiquette courante': '/api/tags/mot0',
  'flux d’une étiquette courante': '/etiquettes/mot0/flux/atom.xml',
  'recherche, un mot courant': '/api/search?query=bace',
  'recherche, un mot courant, par date': '/api/search?query=bace&sortBy=date',
  'recherche, un mot courant, les plus lus': '/api/search?query=bace&sortBy=views',
  'un mot courant, jamais demandé': '/api/search?query=bace:fresh',
  'jamais demandé, par date': '/api/search?query=bace:fresh&sortBy=date',
  'jamais demandé, un autre mot': '/api/search?query=guce:fresh',
  'jamais demandé, dans un domaine': '/api/search?query=bace:fresh&domainId=2',
  'jamais demandés, deux mots': '/api/search?query=bace%20dice:fresh',
  'jamais demandé, un nom avec un nombre': '/api/search?query=mot7:fresh',
  'jamais demandés, deux tels noms': '/api/search?query=mot7%20mot90:fresh',
  'jamais demandé, un mot de tous les textes': '/api/search?query=essai:fresh',
  'le même, dans un domaine': '/api/search?query=essai:fresh&domainId=2',
  'jamais demandé, page 4 de cinq résultats': '/api/search?query=cece:fresh&limit=5&offset=15',
  'recherche, deux lettres': '/api/search?query=ba',
  'jamais demandées, deux lettres': '/api/search?query=:fresh%20ba',
  'propositions, deux lettres': '/api/search/suggestions?query=ba',
  'propositions, un mot et deux lettres': '/api/search/suggestions?query=bace%20di',
  'recherche, deux mots': '/api/search?query=bace%20dice',
  'recherche, page 26': '/api/search?query=bace&offset=500',
  tendances: '/api/tutorials/trending',
  suggestions: '/api/tutorials/suggestions?excludeId=:id&domainId=2&tags=mot1,mot7,mot90',
  'un tutoriel': '/api/tutorials/:id',
  commentaires: '/api/tutorials/:id/comments?limit=20',
  'page d’un domaine': '/api/domains/2/tutorials?limit=20',
  domaines: '/api/domains',
  'plan du site, index': '/sitemap.xml',
  'plan du site, pages': '/sitemap-pages.xml',
  'flux du site': '/flux/atom.xml',
  'page d’accueil': '/',
  'page d’un tutoriel': '/tutoriels/:id',
  'page du catalogue': '/catalogue',
};

/** @type {Record<string, string>} */
export const memberReads = {
  recommandations: '/api/recommendations',
  favoris: '/api/favorites?limit=20',
  notifications: '/api/notifications?limit=20',
  contributions: '/api/contributions?limit=20',
  'ma corbeille': '/api/contributions/trash?limit=20',
};

/** Lists of a domain and a level that may be rare, as in the test, in each state and order. */
function rareReads() {
  const reads = {};
  for (const part of ['domainId=6', 'difficulty=intermediate', 'domainId=6&difficulty=intermediate'])
    for (const state of ['', '&state=published', '&state=unpublished', '&state=deleted'])
      for (const sort of ['recent', 'title', 'views', 'likes', 'id'])
        reads[`console, ${part}${state}, ${sort}`] =
          `/api/admin/tutorials?limit=25&${part}${state}&sort=${sort}`;
  return reads;
}

/** @type {Record<string, string>} */
export const adminReads = {
  'console, tutoriels': '/api/admin/tutorials?limit=25',
  'console, tutoriels, dernière page': '/api/admin/tutorials?limit=25&offset=:lastOfAll',
  'console, tutoriels d’un texte': '/api/admin/tutorials?limit=25&q=:id',
  'console, tutoriels les plus lus': '/api/admin/tutorials?limit=25&sort=views',
  'console, tutoriels retirés': '/api/admin/tutorials?limit=25&state=unpublished',
  'console, tutoriels retirés, dernière page':
    '/api/admin/tutorials?limit=25&state=unpublished&offset=:lastOff',
  'console, tutoriels retirés par titre': '/api/admin/tutorials?limit=25&state=unpublished&sort=title',
  'console, tutoriels retirés par numéro': '/api/admin/tutorials?limit=25&state=unpublished&sort=id',
  'console, tutoriels retirés les plus lus': '/api/admin/tutorials?limit=25&state=unpublished&sort=views',
  'console, tutoriels retirés les plus aimés': '/api/admin/tutorials?limit=25&state=unpublished&sort=likes',
  'console, un domaine, les plus lus': '/api/admin/tutorials?limit=25&domainId=2&sort=views',
  'console, un niveau, les plus aimés': '/api/admin/tutorials?limit=25&difficulty=advanced&sort=likes',
  'le même, les moins aimés': '/api/admin/tutorials?limit=25&difficulty=advanced&sort=likes&order=asc',
  'console, retirés d’un domaine': '/api/admin/tutorials?limit=25&domainId=2&state=unpublished',
  'retirés d’un domaine par titre': '/api/admin/tutorials?limit=25&domainId=2&state=unpublished&sort=title',
  'console, retirés d’un niveau': '/api/admin/tutorials?limit=25&difficulty=advanced&state=unpublished',
  'console, corbeille d’un domaine et d’un niveau':
    '/api/admin/tutorials?limit=25&domainId=2&difficulty=advanced&state=deleted&sort=likes',
  ...rareReads(),
  'console, corbeille': '/api/admin/tutorials?limit=25&state=deleted',
  'console, commentaires': '/api/admin/comments?limit=25',
  'console, commentaires, page 180': '/api/admin/comments?limit=25&offset=4475',
  'console, commentaires les plus aimés': '/api/admin/comments?limit=25&sort=likes',
  'console, commentaires d’un texte': '/api/admin/comments?limit=25&q=introuvable',
  'console, commentaires d’un texte courant': '/api/admin/comments?limit=25&q=ba',
  'les mêmes, les plus aimés': '/api/admin/comments?limit=25&q=ba&sort=likes',
  'console, supprimés': '/api/admin/comments?limit=25&state=deleted',
  'console, supprimés, dernière page': '/api/admin/comments?limit=25&state=deleted&offset=:lastDeleted',
  'console, supprimés par numéro': '/api/admin/comments?limit=25&state=deleted&sort=id',
  'console, supprimés par date': '/api/admin/comments?limit=25&state=deleted&sort=createdAt',
  'console, supprimés les plus aimés': '/api/admin/comments?limit=25&state=deleted&sort=likes',
  'console, supprimés d’un texte': '/api/admin/comments?limit=25&state=deleted&q=introuvable',
  'console, supprimés d’un texte courant': '/api/admin/comments?limit=25&state=deleted&q=ba',
  'console, tutoriels d’un texte par titre': '/api/admin/tutorials?limit=25&q=ba&sort=title',
  'console, membres': '/api/admin/users?limit=25',
  'console, membres d’un texte': '/api/admin/users?limit=25&q=introuvable',
  'console, membres d’un texte par nom': '/api/admin/users?limit=25&q=essai&sort=username',
  'console, contributeurs': '/api/admin/users?limit=25&kind=contributor',
  'console, contributeurs, dernière page': '/api/admin/users?limit=25&kind=contributor&offset=:lastOfKind',
  'console, contributeurs par nom': '/api/admin/users?limit=25&kind=contributor&sort=username',
  'console, contributeurs par adresse': '/api/admin/users?limit=25&kind=contributor&sort=email',
  'console, contributeurs par date': '/api/admin/users?limit=25&kind=contributor&sort=createdAt&order=desc',
  'console, suspendus': '/api/admin/users?limit=25&kind=suspended',
  'console, suspendus, dernière page': '/api/admin/users?limit=25&kind=suspended&offset=:lastOfKind',
  'console, suspendus par nom': '/api/admin/users?limit=25&kind=suspended&sort=username',
  'console, suspendus par adresse': '/api/admin/users?limit=25&kind=suspended&sort=email',
  'console, suspendus par date': '/api/admin/users?limit=25&kind=suspended&sort=createdAt&order=desc',
  'console, modérateurs par nom': '/api/admin/users?limit=25&kind=moderator&sort=username',
  'console, administrateurs': '/api/admin/users?limit=25&kind=admin',
  'console, contributeurs d’un texte': '/api/admin/users?limit=25&kind=contributor&q=introuvable',
  'console, abonnés': '/api/admin/newsletter/subscribers?limit=25',
  'console, abonnés par date': '/api/admin/newsletter/subscribers?limit=25&sort=createdAt',
  'console, abonnés confirmés': '/api/admin/newsletter/subscribers?limit=25&state=confirmed',
  'console, abonnés confirmés, dernière page':
    '/api/admin/newsletter/subscribers?limit=25&state=confirmed&offset=:lastSubscribed',
  'console, abonnés confirmés par adresse':
    '/api/admin/newsletter/subscribers?limit=25&state=confirmed&sort=email',
  'console, abonnés en attente': '/api/admin/newsletter/subscribers?limit=25&state=waiting',
  'console, abonnés en attente, dernière page':
    '/api/admin/newsletter/subscribers?limit=25&state=waiting&offset=:lastSubscribed',
  'console, abonnés en attente par date':
    '/api/admin/newsletter/subscribers?limit=25&state=waiting&sort=createdAt',
  'console, abonnés d’un texte': '/api/admin/newsletter/subscribers?limit=25&q=introuvable',
  'console, signalements': '/api/admin/reports?limit=25',
  'console, signalements en attente': '/api/admin/reports?limit=25&status=pending',
  'console, signalements d’un motif': '/api/admin/reports?limit=25&reason=spam',
  'signalements d’un motif en attente': '/api/admin/reports?limit=25&reason=spam&status=pending',
  'console, chiffres des signalements': '/api/admin/reports/overview',
  'console, file de modération': '/api/admin/moderation/queue',
  'console, file des commentaires': '/api/admin/moderation/queue?kind=comment',
  'console, file d’un motif': '/api/admin/moderation/queue?reason=spam',
  'console, file dont personne ne s’occupe': '/api/admin/moderation/queue?assigned=nobody',
  'console, file dont je m’occupe': '/api/admin/moderation/queue?assigned=me',
  'console, journal': '/api/admin/audit?limit=25',
  'console, journal des commentaires': '/api/admin/audit?limit=25&targetType=comment',
  'console, journal d’une période': `/api/admin/audit?limit=25&${lastYears}`,
  'console, journal d’années passées': `/api/admin/audit?limit=25&${formerYears}`,
  'les mêmes des commentaires': `/api/admin/audit?limit=25&${formerYears}&targetType=comment`,
  'les mêmes d’une personne': `/api/admin/audit?limit=25&${formerYears}&actorId=1001`,
  'les mêmes d’une chose': `/api/admin/audit?limit=25&${formerYears}&targetId=1001`,
  'console, qui a agi': '/api/admin/audit/actors',
  'console, statistiques': '/api/admin/statistics',
};
