/**
 * What is measured. With one connection p50 is the time of a single answer; with ten the server is kept busy.
 * `reaches` says whether the medians of a target meet what the project has set itself.
 * @typedef {{requestsPerSecond: number, p50: number, p99: number}} Load
 * @typedef {{name: string, path: string, cache: 'on' | 'off', connections: number,
 *   aim?: {text: string, reaches: (product: Load, ratio: number) => boolean}}} Target
 * @type {Target[]}
 */
export const targets = [
  {
    name: 'page d’un tutoriel, en cache',
    path: '/tutoriels/1',
    cache: 'on',
    connections: 10,
    aim: { text: 'rapport ≥ 0,60', reaches: (_, ratio) => ratio >= 0.6 },
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
