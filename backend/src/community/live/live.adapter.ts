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

/** Ties Nest's gateways to our handshake and to messages that carry a `type`. */
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

  /** Nest's own keeps several streams for each client, which are most of what one that says nothing would cost. */
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

  /** Without a line in the log for each client that breaks the protocol: there would be no end of them. */
  override bindErrorHandler<Server extends EventEmitter>(server: Server): Server {
    server.on('connection', (socket: EventEmitter) => socket.on('error', () => undefined));
    return server.on('error', (error: Error) => this.logger.error(error));
  }
}

/** Where the application has interceptors, Nest does nothing until somebody asks for what comes of it. */
async function valueOf(calling: Promise<unknown>): Promise<object | undefined> {
  const called = await calling;
  return (isObservable(called) ? lastValueFrom(called, { defaultValue: undefined }) : called) as
    object | undefined;
}

/** What is no message is passed over: anybody may send anything. */
function readMessage(data: RawData): { type: string } | undefined {
  try {
    const message = JSON.parse((data as Buffer).toString()) as { type?: unknown } | null;
    return typeof message?.type === 'string' ? (message as { type: string }) : undefined;
  } catch {
    return undefined;
  }
}
