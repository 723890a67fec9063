// Who may import whom. Tests are free: they bring together what the product keeps apart.
const TESTS = String.raw`\.spec\.tsx?$`;
const GENERATED = 'api-client/src/schema';

/**
 * Layers of backend/src, the lowest first, with their nouns: folders in whichever wing, or files. A layer imports itself
 * and those below it.
 */
const backendLayers = {
  foundation: ['config', 'v8-threads', 'threads', 'database', 'nodes', 'retention', 'zone'],
  platform: [
    'common',
    'counts',
    'domain-events',
    'media',
    'cache',
    'long-reads',
    'backup',
    'server-errors',
    'settings',
    'request-safety',
    'idempotency',
    'email',
  ],
  accounts: ['users', 'audit', 'account-invitations', 'auth'],
  texts: [
    'markdown',
    'search-index',
    'asked-searches',
    'domains',
    'revisions',
    'tutorials',
    'images',
    'public-pages',
  ],
  features: [
    'progress',
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
    'subjects',
    'sanctions',
    'decisions',
    'cases',
    'ready-answers',
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
  site: [
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
    'account',
    'account-merges',
    'live',
  ],
  web: ['web', 'metrics', 'first-run', 'site-condition', 'plain-writing'],
};
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
const frontLayers = {
  lib: ['lib'],
  ui: ['ui'],
  features: ['features'],
  pages: ['pages'],
  routes: ['routes'],
};

const anyOf = (names) => `(?:${names.join('|')})`;
const wing = `(?:${anyOf(wings)}/)?`;
/** Matches a folder `name/`, in a wing or not, or the files `name.ts`, `name.tsx`, `name.module.ts`. */
const unit = (base, names) => `^${base}/${wing}(${anyOf(names)})(?:/|\\.tsx?$|\\.module\\.ts$)`;

/** One rule for each layer but the topmost: it imports no layer above it. */
function downward(base, layers) {
  const names = Object.keys(layers);
  return names.slice(0, -1).map((name, index) => ({
    name: `${name}-imports-no-higher-layer`,
    severity: 'error',
    from: { path: unit(base, layers[name]), pathNot: [TESTS, unit(base, composition)] },
    to: {
      path: unit(
        base,
        names.slice(index + 1).flatMap((higher) => layers[higher]),
      ),
    },
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
      name: 'every-noun-has-a-layer',
      comment: 'add the folder or file to backendLayers',
      severity: 'error',
      from: {},
      to: {
        path: '^backend/src/',
        pathNot: unit('backend/src', [...Object.values(backendLayers).flat(), ...composition]),
      },
    },
    ...downward('backend/src', backendLayers),
    {
      name: 'backend-composition-on-top',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: [TESTS, unit('backend/src', composition)] },
      to: { path: unit('backend/src', composition) },
    },
    ...downward('frontend-public/src', frontLayers),
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
      'api-client/src/(?:cover-drawing\\.ts|durations\\.ts|fold\\.ts|keep-quotes\\.ts|licences\\.ts|numbers\\.ts|of-name\\.ts|said-once\\.ts|shades\\.ts|text-length\\.ts|search/)',
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
