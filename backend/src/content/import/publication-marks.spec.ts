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
  ['cascade', [{ draft: 'true' }]],
])('MD-01 takes %s: %j for a text that readers should not see', (key, value) => {
  expect(markOf({ title: 'Titre', [key]: value })).toMatch(new RegExp(`^${key}: `));
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
  ['title', 'draft'],
])('MD-01 takes %s: %j for nothing of the kind', (key, value) => {
  expect(markOf({ [key]: value })).toBeUndefined();
});

it.each([
  ['site/_drafts/a.md', 'dossier _drafts'],
  ['_drafts/sous/a.md', 'dossier _drafts'],
  ['Brouillons/a.md', 'dossier Brouillons'],
  ['cours/drafts/a.md', 'dossier drafts'],
  ['cours/draft_a.md', 'nom draft_a.md'],
  ['cours/a.draft.md', 'nom a.draft.md'],
])('MD-01 knows the draft %s by its place', (path, mark) => {
  expect(markOf({}, path)).toBe(mark);
});

it.each(['cours/draft-horse.md', 'drafting/a.md', 'cours/_posts/a.md', 'brouillonner.md'])(
  'MD-01 knows %s for no draft',
  (path) => {
    expect(markOf({}, path)).toBeUndefined();
  },
);

it('MD-01 keeps what is dated later until then', () => {
  expect(markOf({}, 'a.md', new Date('2099-01-01'))).toBe('date à venir : 2099-01-01');
  expect(markOf({}, 'a.md', NOW)).toBeUndefined();
});
