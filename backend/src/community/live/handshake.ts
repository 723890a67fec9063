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

/** A school is one network: its visitors share this many connections, */
const MAX_VISITORS = 200;
/** and its members, whose own are counted besides, this many. */
const MAX_MEMBERS = 1000;
const MAX_PER_MEMBER = 30;
/** When all come back at once, connections to the database are left to others, */
const AT_ONCE = 2;
/** and most of the time too: 250 a second is 5,000 before the first of them gives up, after twenty-five. */
const EVERY_MS = 4;
/** Whoever comes after so many would have given up before it was their turn. */
const MAX_WAITING = 5000;
const TOO_MANY: Refusal = { status: 429, message: 'Trop de connexions ouvertes.' };
const FULL: Refusal = { status: 503, message: 'Trop de connexions à la fois. Réessayez dans un instant.' };

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
  /** How many wait, */
  private inQueue = 0;
  /** and of each session, or else network. */
  private readonly waiting = new Map<string, number>();

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
    const request = this.asExpress(incoming);
    if (!(await this.settings.get('enableWebsocket'))) {
      return { status: 403, message: 'La connexion en direct est désactivée.' };
    }
    if (!isOwn(request, new URL(this.config.publicUrl).origin)) {
      return { status: 403, message: 'Cette connexion vient d’un autre site ; elle est refusée.' };
    }
    const session = this.sessionCookie.idIn(request);
    const side = session ?? networkOf(request);
    const waiting = this.waiting.get(side) ?? 0;
    if (this.config.rateLimits && this.isOneTooMany(request, session !== undefined, waiting)) return TOO_MANY;
    if (this.inQueue >= MAX_WAITING) return FULL;
    this.inQueue += 1;
    this.waiting.set(side, waiting + 1);
    try {
      return await this.turns.runExclusive(() => this.check(incoming, request, session !== undefined));
    } finally {
      this.inQueue -= 1;
      const left = this.waiting.get(side)! - 1;
      if (left > 0) this.waiting.set(side, left);
      else this.waiting.delete(side);
    }
  }

  /** When it is a request’s turn: finds out whose it is. */
  private async check(
    incoming: IncomingMessage,
    request: Request,
    hasSession: boolean,
  ): Promise<Refusal | undefined> {
    // `ws` ends what is left of who has gone meanwhile.
    if (!incoming.socket.readable) return undefined;
    await this.pace.turn();
    if (!hasSession) return undefined;
    const response = new ServerResponse(incoming);
    for (const handler of this.identify) await pass(handler, request, response);
    const user = request.user as { id: number } | undefined;
    const isOneTooMany = user
      ? this.connections.of(user.id).size >= MAX_PER_MEMBER
      : this.isOneTooMany(request, false, 0);
    return this.config.rateLimits && isOneTooMany ? TOO_MANY : undefined;
  }

  /** @param waiting how many of the same session, or else network, wait already */
  private isOneTooMany(request: Request, hasSession: boolean, waiting: number): boolean {
    const open = this.connections.fromNetwork(networkOf(request), hasSession);
    return hasSession ? waiting >= MAX_PER_MEMBER || open >= MAX_MEMBERS : open + waiting >= MAX_VISITORS;
  }

  /** Gives a request that Express has not seen what Express gives: its address behind proxies, above all. */
  private asExpress(request: IncomingMessage): Request {
    const app = this.adapter.httpAdapter.getInstance<{ request: object }>();
    return Object.setPrototypeOf(request, app.request) as Request;
  }
}

const networkOf = (request: Request): string => network(request.ip ?? '');

async function pass(handler: RequestHandler, request: Request, response: ServerResponse): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const next = (error?: unknown) =>
      error ? reject(error instanceof Error ? error : new Error('The session can’t be read.')) : resolve();
    void handler(request, response as never, next);
  });
}
