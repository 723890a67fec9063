import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { closeCodes, Connection } from './connection.js';

const PING_EVERY_MS = 30_000;
/** Two of the client's pings, and a margin. */
const MAX_SILENCE_MS = 100_000;
/** Connections pinged before other work runs. */
const PINGED = 250;

const none: ReadonlySet<Connection> = new Set();

/** Live connections of this node. */
@Injectable()
export class Connections implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly bySocket = new Map<WebSocket, Connection>();
  private readonly byMember = new Map<number, Set<Connection>>();
  private readonly byTopic = new Map<string, Set<Connection>>();
  private readonly perSide = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.checkSilent(), PING_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    for (const connection of this.bySocket.values()) connection.close(closeCodes.stopping);
  }

  get size(): number {
    return this.bySocket.size;
  }

  add(socket: WebSocket, network: string, member: Connection['member']): void {
    const connection = new Connection(socket, network, member);
    this.bySocket.set(socket, connection);
    const side = sideOf(network, member !== undefined);
    this.perSide.set(side, (this.perSide.get(side) ?? 0) + 1);
    if (!member) return;
    const others = this.byMember.get(member.id) ?? new Set();
    this.byMember.set(member.id, others.add(connection));
  }

  remove(socket: WebSocket): void {
    const connection = this.bySocket.get(socket);
    if (!connection) return;
    this.bySocket.delete(socket);
    const { network, member } = connection;
    const side = sideOf(network, member !== undefined);
    const left = (this.perSide.get(side) ?? 1) - 1;
    if (left > 0) this.perSide.set(side, left);
    else this.perSide.delete(side);
    for (const topic of connection.topics) removeFrom(this.byTopic, topic, connection);
    if (member) removeFrom(this.byMember, member.id, connection);
  }

  /** Until the connection ends or subscribes to too many other topics. */
  subscribe(connection: Connection, topic: string): void {
    const watching = this.byTopic.get(topic) ?? new Set();
    this.byTopic.set(topic, watching.add(connection));
    const dropped = connection.watch(topic);
    if (dropped !== undefined) removeFrom(this.byTopic, dropped, connection);
  }

  subscribersOf(topic: string): ReadonlySet<Connection> {
    return this.byTopic.get(topic) ?? none;
  }

  get(socket: WebSocket): Connection | undefined {
    return this.bySocket.get(socket);
  }

  all(): Connection[] {
    return [...this.bySocket.values()];
  }

  of(userId: number): ReadonlySet<Connection> {
    return this.byMember.get(userId) ?? none;
  }

  /** Number of connections of members, or of visitors, from a network. */
  fromNetwork(network: string, areMembers: boolean): number {
    return this.perSide.get(sideOf(network, areMembers)) ?? 0;
  }

  private async checkSilent(): Promise<void> {
    const connections = this.all();
    for (let start = 0; start < connections.length; start += PINGED) {
      for (const connection of connections.slice(start, start + PINGED)) {
        if (connection.silentMs > MAX_SILENCE_MS) connection.terminate();
        else connection.ping();
      }
      await nextTurn();
    }
  }
}

/** Members and visitors of a network are counted separately. */
function sideOf(network: string, isMember: boolean): string {
  return `${isMember ? 'members' : 'visitors'} ${network}`;
}

function removeFrom<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const set = sets.get(key);
  set?.delete(connection);
  if (set?.size === 0) sets.delete(key);
}
