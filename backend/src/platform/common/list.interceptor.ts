import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { ListRules } from './list-rules.js';
import { linkTo, type Range } from './list-links.js';
import { readSimpleRest } from './simple-rest.js';

type Answer = unknown[] | ({ total?: number } & Record<string, unknown[]>);

/** Tells of a list what its headers say, and gives it bare where that is agreed. */
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
        this.tell(request, http.getResponse<Response>(), { count: items.length, total });
        return bare || isSimpleRest ? items : answer;
      }),
    );
  }

  private tell(
    request: Request,
    response: Response,
    { count, total }: { count: number; total: number },
  ): void {
    const { name, pageSize, console } = this.rules;
    response.set('X-Total-Count', String(total));
    if (pageSize === undefined) return;
    const range: Range = {
      limit: Number(request.query['limit']) || pageSize,
      offset: Number(request.query['offset']) || 0,
    };
    response.set('Link', linkTo(request.originalUrl, range, total));
    if (!console) return;
    const given = count > 0 ? `${range.offset}-${range.offset + count - 1}` : '*';
    response.set('Content-Range', `${name} ${given}/${total}`);
  }
}
