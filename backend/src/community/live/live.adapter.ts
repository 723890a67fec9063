import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { WsAdapter } from '@nestjs/platform-ws';
import type { MessageMappingProperties } from '@nestjs/websockets';
import { isObservable, lastValueFrom } from 'rxjs';
import type { RawData, WebSocket } from 'ws';
import type { Handshake } from './handshake.js';

const MAX_MESSAGE_BYTES = 64 * 1024;

type Answer = (admitted: boolean, status?: number, message?: string) => void;

/** Connects Nest's gateways to our handshake and to messages with a `type`. */
export class LiveAdapter extends WsAdapter {
  constructor(
    app: NestExpressApplication,
    private readonly handshake: Handshake,
  ) {
    super(app);
  }

  override create(port: number, options: Record<string, unknown>): unknown {
    const verifyClient = ({ req }: { req: IncomingMessage }, answer: Answer) => {
      this.handshake.refusal(req).then(
        (refusal) => (refusal ? answer(false, refusal.status, refusal.message) : answer(true)),
        (error: unknown) => {
          this.logger.error(error);
          answer(false, 503);
        },
      );
    };
    return super.create(port, {
      ...(options as object),
      maxPayload: MAX_MESSAGE_BYTES,
      perMessageDeflate: false,
      verifyClient,
    } as never);
  }

  /** Nest's implementation keeps several streams per client, which are most of the memory of an idle one. */
  override bindMessageHandlers(socket: WebSocket, handlers: MessageMappingProperties[]): void {
    socket.on('message', (data) => {
      const message = readMessage(data);
      const handler = message && handlers.find((each) => each.message === message.type);
      if (handler) this.answer(socket, valueOf(handler.callback(message) as Promise<unknown>));
    });
  }

  private answer(socket: WebSocket, answering: Promise<object | undefined>): void {
    answering.then(
      (answer) => {
        if (answer && socket.readyState === socket.OPEN) socket.send(JSON.stringify(answer));
      },
      (error: unknown) => this.logger.error(error),
    );
  }

  /** Does not log clients that break the protocol: there are too many. */
  override bindErrorHandler<Server extends EventEmitter>(server: Server): Server {
    server.on('connection', (socket: EventEmitter) => socket.on('error', () => undefined));
    return server.on('error', (error: Error) => this.logger.error(error));
  }
}

/** With interceptors, Nest returns an observable that runs only when subscribed. */
async function valueOf(calling: Promise<unknown>): Promise<object | undefined> {
  const called = await calling;
  return (isObservable(called) ? lastValueFrom(called, { defaultValue: undefined }) : called) as
    object | undefined;
}

/** Invalid messages are ignored. */
function readMessage(data: RawData): { type: string } | undefined {
  try {
    const message = JSON.parse((data as Buffer).toString()) as { type?: unknown } | null;
    return typeof message?.type === 'string' ? (message as { type: string }) : undefined;
  } catch {
    return undefined;
  }
}
