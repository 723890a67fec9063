import type { Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Request } from 'express';
import { callInside } from '../web/call-inside.js';

export interface ApiAnswer<Body> {
  status: number;
  body: Body & { message: string; errors?: Record<string, string> };
}

/** Calls the API in the name of whoever has sent a request: what holds for a page of the site holds here. */
@Injectable()
export class ApiCalls {
  constructor(private readonly adapter: HttpAdapterHost) {}

  async call<Body>(
    asker: Request,
    method: string,
    path: string,
    { body, version }: { body?: object; version?: string | undefined } = {},
  ): Promise<ApiAnswer<Body>> {
    const headers = {
      'accept-encoding': 'identity',
      ...(body && { 'content-type': 'application/json' }),
      ...(version && { 'if-match': `"${version}"` }),
    };
    const server = this.adapter.httpAdapter.getHttpServer() as Server;
    const sent = body && JSON.stringify(body);
    const answer = await callInside(server, path, headers, asker, { method, body: sent });
    return { status: answer.status, body: (await answer.json()) as ApiAnswer<Body>['body'] };
  }
}
