import { describe, expect, it } from '@jest/globals';
import { matchPage, segmentsOf, type PageRoute } from './page-routes';

const routes = ['/', '/contributions/nouveau', '/contributions/:id', '/domaines/:slug'].map(
  (path): PageRoute => ({
    segments: segmentsOf(path),
    source: path,
    reads: [],
    load: () => Promise.reject(new Error('not asked for')),
  }),
);

const matched = (pathname: string) => {
  const match = matchPage(routes, pathname);
  return match && [match.route.source, match.params];
};

describe('the page at an address', () => {
  it.each([
    ['/', '/', {}],
    ['/contributions/nouveau', '/contributions/nouveau', {}],
    ['/contributions/12', '/contributions/:id', { id: '12' }],
    ['/Contributions/Nouveau/', '/contributions/nouveau', {}],
    ['/domaines/%C3%A9cole', '/domaines/:slug', { slug: 'école' }],
    ['/domaines/a%2Fb', '/domaines/:slug', { slug: 'a/b' }],
    ['/domaines/%E0%A4%A', '/domaines/:slug', { slug: '%E0%A4%A' }],
  ])('%s is %s', (pathname, path, params) => {
    expect(matched(pathname)).toEqual([path, params]);
  });

  it.each(['/domaines', '/domaines//x', '/domaines/a/b', '/contributions//', '/admin', '//domaines/x'])(
    '%s is none of ours',
    (pathname) => {
      expect(matched(pathname)).toBeUndefined();
    },
  );
});
