import { expect, it } from '@jest/globals';
import { interestsOf } from './interests.js';

it('RECO-08 gives each domain and tag its share of a member’s likes', () => {
  const signals = [
    { tutorialId: 1, weight: 3, domainId: 7, tag: 'css' },
    { tutorialId: 1, weight: 3, domainId: 7, tag: 'couleur' },
    { tutorialId: 2, weight: 1, domainId: 8, tag: 'css' },
    { tutorialId: 3, weight: 4, domainId: 8, tag: null },
  ];
  expect(interestsOf(signals)).toEqual({
    domains: new Map([
      [8, 5 / 8],
      [7, 3 / 8],
    ]),
    tags: new Map([
      ['css', 4 / 8],
      ['couleur', 3 / 8],
    ]),
  });
});

it('keeps the top three domains and the top ten tags', () => {
  const signals = Array.from({ length: 30 }, (_, index) => ({
    tutorialId: index,
    weight: index + 1,
    domainId: index % 5,
    tag: `t${index}`,
  }));
  const { domains, tags } = interestsOf(signals);
  expect([...domains.keys()]).toEqual([4, 3, 2]);
  expect([...tags.keys()]).toEqual(Array.from({ length: 10 }, (_, index) => `t${29 - index}`));
});

it('is empty for a member without likes', () => {
  expect(interestsOf([])).toEqual({ domains: new Map(), tags: new Map() });
});
