import { expect, it } from '@jest/globals';
import { hashPassword, passwordCost, verifyPassword } from './password.js';

it('hashes with argon2id at OWASP’s minimum cost or more', async () => {
  expect(await hashPassword('Passerelle-2026-ok')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('verifies a password hashed at another cost than the current one', async () => {
  const hash = await hashPassword('Passerelle-2026-ok');
  const today = { ...passwordCost };
  Object.assign(passwordCost, { memory: 8, passes: 1 });
  try {
    expect(await verifyPassword('Passerelle-2026-ok', hash)).toBe(true);
    expect(await verifyPassword('Passerelle-2026-no', hash)).toBe(false);
  } finally {
    Object.assign(passwordCost, today);
  }
});
