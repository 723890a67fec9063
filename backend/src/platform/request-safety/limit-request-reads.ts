import type { Request, RequestHandler } from 'express';
import type { Config } from '../../config.js';
import { limitReads } from '../database/read-limit.js';

/** Has no read of the database take longer than `QUERY_BUDGET_MS` while someone waits for the answer. */
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
      // What the request has set off keeps the limit, and would keep the request too.
      waiting = undefined;
    });
    limitReads(limit, next);
  };
}

/** By the pattern of its route, which is known once it is routed: a path may hold a token. */
function nameOf(request: Request | undefined): string {
  const route = request?.route as { path: string } | undefined;
  return `${request?.method ?? ''} ${route?.path ?? '…'}`;
}
