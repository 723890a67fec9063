import { expect, it } from '@jest/globals';
import { ForbiddenException, UnauthorizedException } from '@nestjs/common';
import type { User } from '../users/user.entity.js';
import { checkAccess } from './access.guard.js';

const admin = { isAdmin: true, isContributor: true } as User;

it('a route without an access level is closed to everyone', () => {
  expect(() => checkAccess(undefined, undefined)).toThrow(UnauthorizedException);
  expect(() => checkAccess(undefined, admin)).toThrow(ForbiddenException);
});

it('ROLE-11 only the value true makes an administrator', () => {
  for (const isAdmin of ['true', 1, {}, [true]]) {
    const user = { isAdmin, isContributor: false } as unknown as User;
    expect(() => checkAccess('admin', user)).toThrow(ForbiddenException);
  }
  expect(checkAccess('admin', admin)).toBe(true);
});
