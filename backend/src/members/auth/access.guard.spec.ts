import { expect, it } from '@jest/globals';
import { ForbiddenException, UnauthorizedException } from '@nestjs/common';
import type { User } from '../users/user.entity.js';
import { admits } from './access.guard.js';

const admin = { isAdmin: true, isContributor: true } as User;

it('a route that does not say who may call it is closed to all', () => {
  expect(() => admits(undefined, undefined)).toThrow(UnauthorizedException);
  expect(() => admits(undefined, admin)).toThrow(ForbiddenException);
});

it('ROLE-11 takes nothing for an administrator but true', () => {
  for (const isAdmin of ['true', 1, {}, [true]]) {
    const user = { isAdmin, isContributor: false } as unknown as User;
    expect(() => admits('admin', user)).toThrow(ForbiddenException);
  }
  expect(admits('admin', admin)).toBe(true);
});
