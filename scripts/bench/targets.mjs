/**
 * Targets of the benchmark. With one connection p50 is the time of a single response; with ten the server is saturated.
 * `reaches` tells whether the medians meet the project's aim. `serverBusy` and `loadBusy` are shares of a core, where
 * measured.
 * @typedef {{requestsPerSecond: number, p50: number, p99: number, serverBusy?: number, loadBusy?: number}} Load
 * @typedef {{text: string, reaches: (product: Load, ratio: number | undefined) => boolean}} Aim
 * @typedef {{name: string, path: string, cache: 'on' | 'off', connections: number, aim?: Aim}} Target
 * @type {Target[]}
 */
export const targets = [
  {
    name: 'page d’un tutoriel, en cache',
    path: '/tutoriels/1',
    cache: 'on',
    connections: 10,
    aim: { text: 'rapport ≥ 0,80', reaches: (_, ratio) => ratio >= 0.8 },
  },
  { name: 'liste des tutoriels (API)', path: '/api/tutorials', cache: 'on', connections: 10 },
  { name: 'un tutoriel (API)', path: '/api/tutorials/1', cache: 'on', connections: 10 },
  { name: 'recherche (API)', path: '/api/search?query=apprendre', cache: 'on', connections: 10 },
  {
    name: 'page d’un tutoriel, sans cache',
    path: '/tutoriels/1',
    cache: 'off',
    connections: 1,
    aim: { text: 'p50 ≤ 25 ms', reaches: (product) => product.p50 <= 25 },
  },
];

/**
 * Targets on a used site: 10,000 tutorials, 2,000 members, 100,000 favourites (see fill.mjs). The baseline is the same
 * response from the bare server, the password hash of a sign-in, or nothing.
 * @typedef {{username: string, cookie: string}} Member
 * @typedef {{cookie?: string, requests: {method?: string, path: string, body?: object}[]}} Client
 * @typedef {{name: string, connections: number, clients: (members: Member[], password: string) => Client[],
 *   yardstick?: 'answer' | 'hash', aim?: Aim}} FilledTarget
 * @type {FilledTarget[]}
 */
export const filledTargets = [
  {
    name: 'mille commentaires d’un tutoriel (API)',
    connections: 10,
    yardstick: 'answer',
    clients: () => [{ requests: [{ path: '/api/tutorials/1001/comments' }] }],
  },
  {
    name: 'recommandations d’un membre (API)',
    connections: 1,
    yardstick: 'answer',
    clients: ([{ cookie }]) => [{ cookie, requests: [{ path: '/api/recommendations?limit=3' }] }],
    aim: { text: 'p50 ≤ 20 ms', reaches: (product) => product.p50 <= 20 },
  },
  {
    name: 'connexions de membres',
    connections: 10,
    yardstick: 'hash',
    clients: (members, password) =>
      members.map(({ username }) => ({
        requests: [{ method: 'POST', path: '/api/auth/login', body: { username, password } }],
      })),
  },
  {
    name: '64 membres aiment, gardent, notent, commentent',
    connections: 64,
    clients: (members) =>
      members.map(({ cookie }, index) => {
        const tutorialId = 1001 + (index % 8);
        const like = `/api/comments/${1001 + (index % 8)}/like`;
        return {
          cookie,
          requests: [
            { method: 'POST', path: like },
            { method: 'POST', path: '/api/favorites', body: { tutorialId } },
            { method: 'POST', path: `/api/tutorials/${tutorialId}/rating`, body: { score: 1 + (index % 5) } },
            { method: 'POST', path: `/api/tutorials/${tutorialId}/comments`, body: { content: 'Un avis.' } },
            { method: 'DELETE', path: like },
            { method: 'DELETE', path: `/api/favorites/${tutorialId}` },
          ],
        };
      }),
  },
];
