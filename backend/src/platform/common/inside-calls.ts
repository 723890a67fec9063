import type { Request } from 'express';

/** For whom the server calls itself, by the connection in memory over which it does: nobody outside has one. */
const askers = new WeakMap<object, Request>();

/** Notes that what comes over a connection is asked for the sake of a request. */
export function noteAsker(connection: object, asker: Request): void {
  askers.set(connection, asker);
}

/** The request for whose sake this one is made; undefined where it comes from outside. */
export function askerOf({ socket }: Request): Request | undefined {
  return askers.get(socket);
}
