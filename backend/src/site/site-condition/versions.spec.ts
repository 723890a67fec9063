import { expect, it } from '@jest/globals';
import { checkVersions } from './versions.js';

const now = new Date('2026-11-25T10:00:00Z');
const look = (other: Partial<Parameters<typeof checkVersions>[0]>, at = now) => {
  const { state, says } = checkVersions(
    { running: '1.2.0', installed: '1.2.0', node: '24.21.0', ...other },
    at,
  );
  return `${state} : ${says}`;
};

it('says how long Node is supported', () => {
  expect(look({})).toBe('good : Version 1.2.0, sur Node 24.21.0, corrigé jusqu’au 30 avril 2028.');
  const soon = new Date('2028-03-01');
  expect(look({}, soon)).toBe('watch : Version 1.2.0, sur Node 24.21.0, corrigé jusqu’au 30 avril 2028.');
  expect(look({}, new Date('2028-05-02'))).toBe(
    'repair : Version 1.2.0, sur Node 24.21.0, qui n’est plus corrigé depuis le 30 avril 2028.',
  );
  expect(look({ node: '30.0.0' })).toBe('good : Version 1.2.0, sur Node 30.0.0.');
  expect(look({ node: '22.12.0' })).toBe('watch : Version 1.2.0, sur Node 22.12.0.');
});

it('reports a newer installed version that waits for a restart', () => {
  expect(look({ installed: '1.3.0' })).toBe(
    'watch : Version 1.2.0, sur Node 24.21.0. La version 1.3.0 est installée.',
  );
});
