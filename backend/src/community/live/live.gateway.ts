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
import { OpenInMaintenance, Public } from '../../platform/common/access.decorator.js';
import { network } from '../../platform/request-safety/network.js';
import { canModerate, type User } from '../../members/users/user.entity.js';
import { Connections } from './connections.js';
import { Delivery } from './delivery.js';
import { Topics } from './topics.js';

/** Messages of live connections; the handshake decides who may connect. */
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
    const member = user && { id: user.id, sid: request.sessionID, moderates: canModerate(user) };
    this.connections.add(socket, network(request.ip ?? ''), member);
  }

  handleDisconnect(socket: WebSocket): void {
    this.connections.remove(socket);
  }

  @SubscribeMessage('ping')
  pong(): object {
    return { type: 'pong', timestamp: Date.now() };
  }

  /** Carries the number of the last notification received, if any; later ones are sent. */
  @SubscribeMessage('hello')
  hello(@ConnectedSocket() socket: WebSocket, @MessageBody() { after }: { after?: unknown }): void {
    const connection = this.connections.get(socket);
    if (connection) this.delivery.begin(connection, after);
  }

  /** Subscribes to changes of content that the page shows. */
  @SubscribeMessage('watch')
  watch(
    @ConnectedSocket() socket: WebSocket,
    @MessageBody() { topic, age }: { topic?: unknown; age?: unknown },
  ): void {
    const connection = this.connections.get(socket);
    if (connection) this.topics.watch(connection, topic, age);
  }

  /** Ignored: a client must not send notifications. */
  @SubscribeMessage('notification')
  ignore(): void {}
}
