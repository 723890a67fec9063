import { ServerResponse, type IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Semaphore } from 'async-mutex';
import type { Request, RequestHandler } from 'express';
import { sessionHandlers } from '../../members/auth/mount-sessions.js';
import { SessionCookie } from '../../members/auth/session-cookie.js';
import { SessionsService } from '../../members/auth/sessions.service.js';
import { UsersService } from '../../members/users/users.service.js';
import { Config } from '../../config.js';
import { network } from '../../platform/request-safety/network.js';
import { isOwn } from '../../platform/request-safety/refuse-cross-site.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { Connections } from './connections.js';
import { Pace } from './pace.js';

/** A school is one network, hence separate limits for the connections of its visitors, … */
const MAX_VISITORS = 200;
/** … and of its members, who are also limited individually. */
const MAX_MEMBERS = 1000;
const MAX_PER_MEMBER = 30;
/**
 * When all clients reconnect at once, few handshakes run at the same time, which leaves database connections to others,
 * …
 */
const AT_ONCE = 2;
/**
 * … and each starts a little later than the one before: at 250 per second, 5,000 are admitted before the first client
 * gives up after 25 seconds.
 */
const EVERY_MS = 4;
/** Clients beyond this number would give up before their turn. */
const MAX_WAITING = 5000;
const TOO_MANY: Refusal = { status: 429, message: 'Trop de connexions ouvertes.' };
const FULL: Refusal = { status: 503, message: 'Trop de connexions à la fois. Réessayez dans un instant.' };

export interface Refusal {
  status: number;
  message: string;
}

/** Admits live connections. Visitors may connect too, because pages use it to see whether the server is up. */
@Injectable()
export class Handshake {
  private readonly identify: RequestHandler[];
  private readonly turns = new Semaphore(AT_ONCE);
  private readonly pace = new Pace(EVERY_MS);
  /** Number of waiting handshakes in total, … */
  private inQueue = 0;
  /** … and by session, or by network if there is no session. */
  private readonly waiting = new Map<string, number>();

  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly connections: Connections,
    private readonly adapter: HttpAdapterHost,
    private readonly sessionCookie: SessionCookie,
    sessions: SessionsService,
    users: UsersService,
  ) {
    this.identify = sessionHandlers(config, sessions, users);
  }

  /** Why a connection is refused; undefined when it is accepted, and then the request has its member, if any. */
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

  /** Runs at the request's turn: loads its session and member. */
  private async check(
    incoming: IncomingMessage,
    request: Request,
    hasSession: boolean,
  ): Promise<Refusal | undefined> {
    // The client has gone; `ws` cleans up.
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

  /** @param waiting waiting handshakes of the same session, or else network */
  private isOneTooMany(request: Request, hasSession: boolean, waiting: number): boolean {
    const open = this.connections.fromNetwork(networkOf(request), hasSession);
    return hasSession ? waiting >= MAX_PER_MEMBER || open >= MAX_MEMBERS : open + waiting >= MAX_VISITORS;
  }

  /** Adds Express's request methods to a raw request, above all the client address behind proxies. */
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
