import type { Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Request } from 'express';
import { IDEMPOTENCY_HEADER, REPLAYED_HEADER } from '../../platform/idempotency/answer-key.js';
import { requestInternally } from '../web/request-internally.js';

export interface ApiAnswer<Body> {
  status: number;
  body: Body & { message: string; errors?: Record<string, string> };
  /** Whether this is the stored response of an earlier call with the same key. */
  isRepeated: boolean;
}

interface Sent {
  body?: object;
  /** Sent as If-Match. */
  version?: number;
  /** Sent as Idempotency-Key. */
  key?: string | undefined;
}

/** Calls the API on behalf of the user of a request, with the same checks. */
@Injectable()
export class ApiCalls {
  constructor(private readonly adapter: HttpAdapterHost) {}

  async call<Body>(
    asker: Request,
    method: string,
    path: string,
    { body, version, key }: Sent = {},
  ): Promise<ApiAnswer<Body>> {
    const headers = {
      'accept-encoding': 'identity',
      ...(body && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(key && { [IDEMPOTENCY_HEADER]: key }),
    };
    const server = this.adapter.httpAdapter.getHttpServer() as Server;
    const sent = body && JSON.stringify(body);
    const answer = await requestInternally(server, path, headers, asker, { method, body: sent });
    return {
      status: answer.status,
      body: (await answer.json()) as ApiAnswer<Body>['body'],
      isRepeated: answer.headers.has(REPLAYED_HEADER),
    };
  }
}
