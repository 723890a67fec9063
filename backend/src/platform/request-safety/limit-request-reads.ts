import type { Request, RequestHandler } from 'express';
import type { Config } from '../../config.js';
import { limitReads } from '../database/read-limit.js';

/** Limits each database read to `QUERY_BUDGET_MS` while a client waits for the answer. */
export function limitRequestReads(config: Config): RequestHandler {
  return (request, response, next) => {
    let waiting: Request | undefined = request;
    const limit = {
      name: () => nameOf(waiting),
      leftMs: () => config.queryBudgetMs,
      isLong: false,
      isOver: false,
    };
    response.once('close', () => {
      limit.isOver = true;
      // Background work started by the request keeps the limit alive; without this, it would keep the request, too.
      waiting = undefined;
    });
    limitReads(limit, next);
  };
}

/** The pattern of the route, known once the request is routed; the path itself may contain a token. */
function nameOf(request: Request | undefined): string {
  const route = request?.route as { path: string } | undefined;
  return `${request?.method ?? ''} ${route?.path ?? '…'}`;
}
