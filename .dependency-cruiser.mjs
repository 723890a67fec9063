// Who may import whom. Tests are free: they bring together what the product keeps apart.
const TESTS = String.raw`\.spec\.tsx?$`;
const GENERATED = 'api-client/src/schema|frontend-public/styled-system/types';

/**
 * Nouns of backend/src, whichever wing they stand in, and its files; each may import those of lower ranks only,
 * besides itself.
 */
const backendRanks = [
  ['config', 'v8-threads', 'threads'],
  ['database', 'nodes', 'retention', 'zone'],
  ['common', 'counts', 'domain-events', 'media'],
  ['cache', 'long-reads', 'backup', 'server-errors'],
  ['markdown', 'settings', 'request-safety', 'idempotency'],
  ['users', 'email', 'search-index', 'asked-searches'],
  ['audit'],
  ['account-invitations'],
  ['auth'],
  ['domains', 'revisions'],
  ['tutorials'],
  ['progress', 'images', 'public-pages'],
  [
    'contributions',
    'comments',
    'ratings',
    'favorites',
    'follows',
    'collections',
    'learning-paths',
    'translation',
    'exports',
    'import',
    'search-hints',
  ],
  ['subjects', 'sanctions'],
  ['decisions', 'cases', 'ready-answers'],
  [
    'reports',
    'appeals',
    'search',
    'recommendations',
    'tutorial-requests',
    'drafts',
    'authors',
    'feeds',
    'sitemap',
    'book-orders',
    'share-images',
    'contributor-requests',
  ],
  [
    'notifications',
    'transparency',
    'newsletter',
    'stats',
    'maintenance',
    'backups',
    'seed',
    'health',
    'appearance',
    'contact',
    'site-pages',
    'mail',
    'profiles',
    'comment-mails',
  ],
  ['account', 'account-merges', 'live'],
  ['web', 'metrics', 'first-run', 'site-condition'],
  ['plain-writing'],
];
/** What puts everything together: imported by nothing but each other. */
const composition = [
  'main',
  'serve',
  'app',
  'app-logger',
  'api-docs',
  'openapi',
  String.raw`content/import/import\.cli`,
  String.raw`platform/backup/(?:backup|restore)\.cli`,
];
const wings = ['content', 'community', 'members', 'moderation', 'site', 'platform'];
const frontRanks = [['lib'], ['router'], ['ui'], ['features'], ['pages'], ['routes']];

const anyOf = (names) => `(?:${names.join('|')})`;
const wing = `(?:${anyOf(wings)}/)?`;
/** A folder `name/`, in a wing or not, or the files `name.ts`, `name.tsx`, `name.module.ts`. */
const unit = (base, names) => `^${base}/${wing}(${anyOf(names)})(?:/|\\.tsx?$|\\.module\\.ts$)`;

/** One rule for a rank: nothing above it, and nothing beside it but itself. */
function downward(base, ranks, label) {
  return ranks.map((names, rank) => ({
    name: `${label}-rank-${rank}`,
    comment: `${names.join(', ')}: only lower ranks (${ranks.slice(0, rank).flat().join(', ') || 'none'})`,
    severity: 'error',
    from: { path: unit(base, names), pathNot: [TESTS, unit(base, composition)] },
    to: { path: unit(base, ranks.slice(rank).flat()), pathNot: `^${base}/${wing}$1(?:/|\\.)` },
  }));
}

const workspaceRule = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: `^${from}/` },
  to: {
    path: '^(?:api-client|backend|e2e|editor|frontend-admin|frontend-public|icons|scripts)/',
    pathNot: [from + '/', ...allowed].map((path) => `^${path}`),
  },
});

export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      comment:
        'an import that leads nowhere (Vite serves what begins with /@, our plugin icons as ~icons/… and ~icon-lines/…)',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(?:/@|~icons/|~icon-lines/)' },
    },
    {
      name: 'backend-every-unit-has-a-rank',
      comment: 'add the folder or file to backendRanks',
      severity: 'error',
      from: {},
      to: { path: '^backend/src/', pathNot: unit('backend/src', [...backendRanks.flat(), ...composition]) },
    },
    ...downward('backend/src', backendRanks, 'backend'),
    {
      name: 'backend-composition-on-top',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: [TESTS, unit('backend/src', composition)] },
      to: { path: unit('backend/src', composition) },
    },
    ...downward('frontend-public/src', frontRanks, 'public'),
    {
      name: 'features-stay-apart',
      comment:
        'but for the session, which each of them may ask who is here, the favourites, whose heart is on every card, and reports, which can be made of anything',
      severity: 'error',
      from: { path: '^frontend-public/src/features/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^frontend-public/src/features/',
        pathNot: '^frontend-public/src/features/(?:$1|session|favorites|reports)/',
      },
    },
    workspaceRule(
      'public-imports-what-is-shared-and-figures',
      'frontend-public',
      'api-client/',
      'icons/',
      'backend/search-quality/figures\\.json$',
    ),
    workspaceRule('admin-imports-what-is-shared', 'frontend-admin', 'api-client/', 'icons/'),
    workspaceRule(
      'backend-imports-the-language-only',
      'backend',
      'api-client/src/(?:cover-drawing\\.ts|fold\\.ts|keep-quotes\\.ts|numbers\\.ts|of-name\\.ts|said-once\\.ts|shades\\.ts|text-length\\.ts|search/)',
    ),
    workspaceRule('api-client-imports-no-workspace', 'api-client'),
    workspaceRule('icons-import-no-workspace', 'icons'),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: GENERATED },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
  },
};
