import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { TestApp } from './app.js';
import type { Person } from './people.js';
import { until } from './until.js';

export interface Message {
  type: string;
  [field: string]: unknown;
}

/** A live connection like that of a browser. */
export class LiveSocket {
  readonly received: Message[] = [];
  readonly socket: WebSocket;
  closeCode: number | undefined;

  constructor(address: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${address.replace(/^http/, 'ws')}/ws`, { headers });
    this.socket.on('message', (data) =>
      this.received.push(JSON.parse((data as Buffer).toString()) as Message),
    );
    this.socket.on('close', (code) => (this.closeCode = code));
    this.socket.on('error', () => undefined);
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  of(type: string): Message[] {
    return this.received.filter((message) => message.type === type);
  }

  async opened(): Promise<this> {
    await until(
      () => this.socket.readyState,
      (state) => state === WebSocket.OPEN,
    );
    return this;
  }

  /** Sends the first message of a client and waits for the answer. */
  async hello(after?: number): Promise<this> {
    await this.opened();
    this.send({ type: 'hello', after });
    await until(() => this.of('welcome').length);
    return this;
  }

  /** Close code sent by the server. */
  async ended(withinMs?: number): Promise<number> {
    return (await until(() => this.closeCode, undefined, withinMs))!;
  }
}

export function addressOf({ nest }: TestApp): string {
  return `http://127.0.0.1:${(nest.getHttpServer().address() as AddressInfo).port}`;
}

/** Cookie header of a member's browser. */
export function cookiesOf({ agent }: Person): Record<string, string> {
  const jar = agent.jar.getCookies({ domain: '127.0.0.1', path: '/', secure: false, script: false });
  return { cookie: jar.toValueString() };
}

/** Status of a refused handshake. */
export async function refusalOf(address: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/ws`, { headers });
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode!);
      request.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('open', () => reject(new Error('It was let in.')));
  });
}
