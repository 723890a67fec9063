import { ServerResponse, type IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Semaphore } from 'async-mutex';
import type { Request, RequestHandler } from 'express';
import { sessionHandlers } from '../../members/auth/mount-sessions.js';
import { SessionCookie } from '../../members/auth/session-cookie.js';
import { SessionsService } from '../../members/auth/sessions.service.js';
import { SignInService } from '../../members/auth/sign-in.service.js';
import { Config } from '../../config.js';
import { network } from '../../platform/request-safety/network.js';
import { isOwn } from '../../platform/request-safety/refuse-cross-site.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { Connections } from './connections.js';
import { Pace } from './pace.js';

const MAX_PER_NETWORK = 200;
const MAX_PER_MEMBER = 30;
/** When all come back at once, connections to the database are left to others, */
const AT_ONCE = 2;
/** and most of the time too: 250 a second is 5,000 before the first of them gives up, after twenty-five. */
const EVERY_MS = 4;

export interface Refusal {
  status: number;
  message: string;
}

/** Stands before every live connection. Visitors may have one: their page says, too, whether the server is there. */
@Injectable()
export class Handshake {
  private readonly identify: RequestHandler[];
  private readonly turns = new Semaphore(AT_ONCE);
  private readonly pace = new Pace(EVERY_MS);

  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly connections: Connections,
    private readonly adapter: HttpAdapterHost,
    private readonly sessionCookie: SessionCookie,
    sessions: SessionsService,
    signIn: SignInService,
  ) {
    this.identify = sessionHandlers(config, sessions, signIn);
  }

  /** Why a request may not connect; undefined when it may, and then the request knows its member, if it has one. */
  async refusal(incoming: IncomingMessage): Promise<Refusal | undefined> {
    return this.turns.runExclusive(async () => {
      // `ws` ends what is left of who has gone meanwhile.
      if (!incoming.socket.readable) return undefined;
      await this.pace.turn();
      return this.check(incoming);
    });
  }

  private async check(incoming: IncomingMessage): Promise<Refusal | undefined> {
    const request = this.asExpress(incoming);
    if (!(await this.settings.get('enableWebsocket'))) {
      return { status: 403, message: 'La connexion en direct est désactivée.' };
    }
    if (!isOwn(request, new URL(this.config.publicUrl).origin)) {
      return { status: 403, message: 'Cette connexion vient d’un autre site ; elle est refusée.' };
    }
    if (this.sessionCookie.isIn(request)) {
      const response = new ServerResponse(incoming);
      for (const handler of this.identify) await pass(handler, request, response);
    }
    return this.config.rateLimits && this.isOneTooMany(request)
      ? { status: 429, message: 'Trop de connexions ouvertes.' }
      : undefined;
  }

  private isOneTooMany(request: Request): boolean {
    const { fromNetwork, ofMember } = this.connections.counts(
      network(request.ip ?? ''),
      (request.user as { id: number } | undefined)?.id,
    );
    return fromNetwork >= MAX_PER_NETWORK || ofMember >= MAX_PER_MEMBER;
  }

  /** Gives a request that Express has not seen what Express gives: its address behind proxies, above all. */
  private asExpress(request: IncomingMessage): Request {
    const app = this.adapter.httpAdapter.getInstance<{ request: object }>();
    return Object.setPrototypeOf(request, app.request) as Request;
  }
}

async function pass(handler: RequestHandler, request: Request, response: ServerResponse): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const next = (error?: unknown) =>
      error ? reject(error instanceof Error ? error : new Error('The session can’t be read.')) : resolve();
    void handler(request, response as never, next);
  });
}
