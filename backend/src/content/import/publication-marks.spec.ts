import { expect, it } from '@jest/globals';
import { privacyMark } from './publication-marks.js';

const NOW = new Date('2026-03-01T12:00:00Z');
type Row = [key: string, value: unknown];
const markOf = (header: Record<string, unknown>, path = 'cours/a.md', date = new Date('2020-01-01')) =>
  privacyMark({ header, path, date }, NOW);

it.each<Row>([
  ...['true', 'True', 'yes', 'Oui', 'on', '1', 'à relire', true].map((value): Row => ['draft', value]),
  ...['Draft', 'DRAFT', 'is_draft', 'brouillon', 'unlisted', 'hidden', 'private', 'privé', 'wip'].map(
    (key): Row => [key, 'true'],
  ),
  ['password', 'sésame'],
  ['eleventyExcludeFromCollections', 'true'],
  ...['false', 'False', 'no', 'Non', 'off', '0', false, 'bientôt'].map((value): Row => ['published', value]),
  ...['publish', 'Published', 'isPublished', 'public', 'publié', 'listed', 'permalink'].map((key): Row => [
    key,
    'false',
  ]),
  ...[
    'draft',
    'Draft',
    'private',
    'pending',
    'future',
    'scheduled',
    'brouillon',
    'À relire',
    'en cours',
    'hidden',
  ].map((value): Row => ['status', value]),
  ...['state', 'statut', 'post_status', 'stage', 'published'].map((key): Row => [key, 'draft']),
  ...['private', 'members', 'paid', 'Privé', 'unlisted', 'contacts'].map((value): Row => [
    'visibility',
    value,
  ]),
  ['layout', 'draft'],
  ['publishDate', '2026-03-02'],
  ['publish_date', '2099-01-01'],
  ['pubDatetime', '2026-03-01T12:00:01Z'],
  ['published', '2099-01-01'],
  ['published_at', 'on verra'],
  ['expiryDate', '2026-02-28'],
  ['expires', '2020-01-01'],
  ['unpublishDate', '2020-01-01'],
  ['expiryDate', 'un jour'],
  ['build', { render: 'never' }],
  ['_build', { list: 'false' }],
  ['draft', ['true']],
  ['draft', { value: true }],
  ['published', { fr: 'false' }],
  ['eleventyExcludeFromCollections', ['billets']],
  ['access', { 'site.login': 'true' }],
  ...['non !', 'nope', 'none', 'unchecked', 'not yet', 'pas encore', '❌'].map((value): Row => [
    'published',
    value,
  ]),
  ...['dg-publish', 'routable', 'enabled', 'live', 'released', 'Ready', 'à publier', 'en_ligne'].map(
    (key): Row => [key, 'false'],
  ),
  ...['post_password', 'password_protected', 'confidentiel', 'do not publish', 'hide', 'masqué', 'skip'].map(
    (key): Row => [key, 'oui'],
  ),
  ...[
    'Draft (v2)',
    '🚧 Draft',
    '[[Draft]]',
    '1 - Brouillon',
    'skip',
    'archived',
    'not started',
    'Not Published',
    'à compléter',
    'pending-review',
    'false',
    '0',
  ].map((value): Row => ['status', value]),
  ...['wp_status', 'workflow', 'audience'].map((key): Row => [key, 'draft']),
  ['privacy', 'private'],
  ...[
    '2099',
    '15/08/2099',
    '01.02.2099',
    '20990101',
    '4102444800',
    '4102444800000',
    '2099-13-45',
    'mars 2099',
    'bientôt',
  ].map((value): Row => ['date', value]),
  ['date', { created: '2099-01-01', updated: '2020-01-01' }],
  ['publish_time', '2099-01-01'],
  ['goLiveDate', '2099-01-01'],
  ['embargo_until', '01/02/2099'],
  ['expiration', '2020-01-01'],
  ['expired', 'true'],
  ['tags', ['#status/draft', 'python']],
  ['tags', 'python, brouillon'],
  ['categories', ['Drafts']],
  ['params', { draft: true }],
  ['extra', { draft: 'true' }],
  ['<<', { draft: 'true' }],
  ['cascade', [{ build: { render: 'never' } }]],
  ['cascade', [{ draft: 'true' }]],
])('MD-01 reads %s: %j as a mark of a private text', (key, value) => {
  expect(markOf({ title: 'Titre', [key]: value })?.startsWith(`${key}: `)).toBe(true);
});

it.each<Row>([
  ...['false', 'no', 'Non', 'off', '0', '', null, false].map((value): Row => ['draft', value]),
  ...['true', 'yes', 'oui', '', null, true, '2019-05-14'].map((value): Row => ['published', value]),
  ['publish', 'weekly'],
  ['public', 'débutants'],
  ['permalink', '/ici/'],
  ['status', 'published'],
  ['status', 'Terminé'],
  ['status', 'stable'],
  ['state', 'Bretagne'],
  ['visibility', 'public'],
  ['visibility', 'Publique'],
  ['layout', 'post'],
  ['publishDate', '2026-02-28'],
  ['pubDate', 'Jul 08 2022'],
  ['published_at', null],
  ['expiryDate', '2099-01-01'],
  ['expires', 'never'],
  ['expiryDate', 'false'],
  ['build', { render: 'always', list: 'true' }],
  ['drafting', 'true'],
  ['draft', {}],
  ['Draft?', 'no'],
  ['hide', ['navigation', 'toc']],
  ['hide', 'toc'],
  ['published', 'My Journal'],
  ['publication', 'Le Monde'],
  ['released', '1.2'],
  ['date', '15/08/2019'],
  ['date', '1577836800'],
  ['date', { created: '2020-01-01' }],
  ['expiryDate', '01/02/2099'],
  ['access', 'gratuit'],
  ['audience', 'débutants'],
  ['tags', ['drafting', 'aérodynamique']],
  ['extra', { toc: 'false' }],
  ['version', 'draft-7'],
  ['title', 'draft'],
])('MD-01 does not read %s: %j as a mark of a private text', (key, value) => {
  expect(markOf({ [key]: value })).toBeUndefined();
});

it.each([
  ['site/_drafts/a.md', 'dossier _drafts'],
  ['_drafts/sous/a.md', 'dossier _drafts'],
  ['Brouillons/a.md', 'dossier Brouillons'],
  ['cours/drafts/a.md', 'dossier drafts'],
  ['cours/draft_a.md', 'nom draft_a.md'],
  ['cours/a.draft.md', 'nom a.draft.md'],
  ['cours/a.draft.fr.md', 'nom a.draft.fr.md'],
  ['cours/a (brouillon).md', 'nom a (brouillon).md'],
  ['cours/[draft] a.md', 'nom [draft] a.md'],
  ['cours/Brouillon – a.md', 'nom Brouillon – a.md'],
  ['01 - Brouillons/a.md', 'dossier 01 - Brouillons'],
  ['Drafts 2024/a.md', 'dossier Drafts 2024'],
  ['_draft_posts/a.md', 'dossier _draft_posts'],
  ['cours/_private/a.md', 'dossier _private'],
  ['Corbeille/a.md', 'dossier Corbeille'],
])('MD-01 recognizes the draft %s by its path', (path, mark) => {
  expect(markOf({}, path)).toBe(mark);
});

it.each([
  'cours/draft-horse.md',
  'drafting/a.md',
  'cours/_posts/a.md',
  'brouillonner.md',
  'draft-horse/a.md',
  'cours/a-draft.md',
  'privacy/a.md',
  'overdraft.md',
])('MD-01 does not take %s for a draft', (path) => {
  expect(markOf({}, path)).toBeUndefined();
});

it('MD-01 keeps a text with a future date private until then', () => {
  expect(markOf({}, 'a.md', new Date('2099-01-01'))).toBe('date à venir : 2099-01-01');
  expect(markOf({}, 'a.md', NOW)).toBeUndefined();
});
