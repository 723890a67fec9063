import type { Request } from 'express';

/** Carries `Config.renderToken` on the server's own API calls while it renders a page. */
export const RENDER_HEADER = 'x-passerelle-render';

/**
 * Original request of each in-memory connection over which the server calls itself. Outside clients have no such
 * connection.
 */
const askers = new WeakMap<object, Request>();

/** Stores the request on whose behalf an in-memory connection calls. */
export function setOriginalRequest(connection: object, asker: Request): void {
  askers.set(connection, asker);
}

/** The request on whose behalf this one was made; undefined for a request from outside. */
export function originalRequestOf({ socket }: Request): Request | undefined {
  return askers.get(socket);
}
