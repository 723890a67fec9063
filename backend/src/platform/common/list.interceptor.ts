import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { ListRules } from './list-rules.js';
import { readCursor } from './cursor.js';
import { linkTo, type Ends, type Range } from './list-links.js';
import { readSimpleRest } from './simple-rest.js';

/** Clients refuse headers of more than 16 kB in all. */
const MAX_LINKS = 12_000;

type Answer = unknown[] | ({ total?: number; older?: number } & Record<string, unknown[]>);

/** Sets the headers of a list, and returns it bare where that was requested. */
export class ListInterceptor implements NestInterceptor {
  constructor(private readonly rules: ListRules) {}

  intercept(context: ExecutionContext, next: CallHandler<Answer>): Observable<Answer> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const { name, bare, console } = this.rules;
    const isSimpleRest = console !== undefined && readSimpleRest(request, console);
    return next.handle().pipe(
      map((answer) => {
        const items = Array.isArray(answer) ? answer : answer[name]!;
        const total = Array.isArray(answer) ? items.length : (answer.total ?? items.length);
        const older = Array.isArray(answer) ? undefined : answer.older;
        this.setHeaders(request, http.getResponse<Response>(), items, { total, older });
        return bare || isSimpleRest ? items : answer;
      }),
    );
  }

  private setHeaders(
    request: Request,
    response: Response,
    items: unknown[],
    { total, older }: { total: number; older: number | undefined },
  ): void {
    const { name, pageSize, hasCursors, console } = this.rules;
    response.set('X-Total-Count', String(total));
    if (pageSize === undefined) return;
    const range: Range = {
      limit: Number(request.query['limit']) || pageSize,
      offset: readCursor(request.query['cursor'])?.offset ?? (Number(request.query['offset']) || 0),
    };
    const isOfText = hasCursors === 'withoutText' && Boolean(request.query['query']);
    const ends = hasCursors && !isOfText ? endsOf(items) : undefined;
    const links = linkTo(request.originalUrl, range, total, { ends, older, isNumbered: isOfText });
    if (links.length <= MAX_LINKS) response.set('Link', links);
    if (!console) return;
    const given = items.length > 0 ? `${range.offset}-${range.offset + items.length - 1}` : '*';
    response.set('Content-Range', `${name} ${given}/${total}`);
  }
}

function endsOf(items: unknown[]): Ends | undefined {
  const [first, last] = [items[0], items.at(-1)] as ({ id: number } | undefined)[];
  return first && last && { firstId: first.id, lastId: last.id };
}
