import {
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  ConnectedSocket,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
} from '@nestjs/websockets';
import type { Request } from 'express';
import type { WebSocket } from 'ws';
import { OpenInMaintenance } from '../../members/auth/maintenance.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { network } from '../../platform/request-safety/network.js';
import { moderates } from '../../members/users/moderates.js';
import type { User } from '../../members/users/user.entity.js';
import { Connections } from './connections.js';
import { Delivery } from './delivery.js';
import { Topics } from './topics.js';

/** What may be said over a live connection; who may have one is for the handshake to say. */
@Public()
@OpenInMaintenance()
@WebSocketGateway({ path: '/ws' })
export class LiveGateway implements OnGatewayConnection<WebSocket>, OnGatewayDisconnect<WebSocket> {
  constructor(
    private readonly connections: Connections,
    private readonly delivery: Delivery,
    private readonly topics: Topics,
  ) {}

  handleConnection(socket: WebSocket, request: Request): void {
    const user = request.user as User | undefined;
    const member = user && { id: user.id, sid: request.sessionID, moderates: moderates(user) };
    this.connections.add(socket, network(request.ip ?? ''), member);
  }

  handleDisconnect(socket: WebSocket): void {
    this.connections.remove(socket);
  }

  @SubscribeMessage('ping')
  pong(): object {
    return { type: 'pong', timestamp: Date.now() };
  }

  /** With the number of the last notification received, if any: what has come since follows. */
  @SubscribeMessage('hello')
  hello(@ConnectedSocket() socket: WebSocket, @MessageBody() { after }: { after?: unknown }): void {
    const connection = this.connections.get(socket);
    if (connection) this.delivery.begin(connection, after);
  }

  /** Asks to be told when something that the page shows has changed. */
  @SubscribeMessage('watch')
  watch(@ConnectedSocket() socket: WebSocket, @MessageBody() { topic }: { topic?: unknown }): void {
    const connection = this.connections.get(socket);
    if (connection) this.topics.watch(connection, topic);
  }

  /** Taken, and told to nobody: what one client says is no word of the site's. */
  @SubscribeMessage('notification')
  ignore(): void {}
}
