import { expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { isMemberGone } from './violations.js';

const refused = (constraint: string) => {
  const message = `Cannot add or update a child row: a foreign key constraint fails (\`p\`.\`favorites\`, CONSTRAINT ${constraint} ON DELETE CASCADE)`;
  return new QueryFailedError(
    'INSERT',
    [],
    Object.assign(new Error(message), { code: 'ER_NO_REFERENCED_ROW_2' }),
  );
};

it('distinguishes a row whose member was deleted from one whose subject was deleted', () => {
  expect(isMemberGone(refused('`a` FOREIGN KEY (`userId`) REFERENCES `users` (`id`)'))).toBe(true);
  expect(isMemberGone(refused('`b` FOREIGN KEY (`tutorialId`) REFERENCES `tutorials` (`id`)'))).toBe(false);
  expect(isMemberGone(refused('`c` FOREIGN KEY (`authorId`) REFERENCES `users` (`id`)'))).toBe(false);
});
