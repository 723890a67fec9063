import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEAD = 12;
const NO_SUCH_NAME = 3;

export interface NameServer {
  /** For `Resolver.setServers`. */
  address: string;
  /** TXT records by name; other names are empty. */
  texts: Map<string, string[]>;
  /** Whether it is unreachable. */
  isAway: boolean;
  close(): void;
}

/** A DNS server for TXT records only. */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4');
  const server: NameServer = { address: '', texts: new Map(), isAway: false, close: () => socket.close() };
  socket.on('message', (query, { port, address }) => {
    if (!server.isAway) socket.send(answer(query, server.texts), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}

/** RFC 1035, with a single question. */
function answer(query: Buffer, known: ReadonlyMap<string, string[]>): Buffer {
  const labels: string[] = [];
  let at = HEAD;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const question = query.subarray(HEAD, at + 5);
  const texts = known.get(labels.join('.').toLowerCase()) ?? [];
  const head = Buffer.from(query.subarray(0, HEAD));
  head.writeUInt16BE(0x8180 + (texts.length === 0 ? NO_SUCH_NAME : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(texts.length, 6);
  head.writeUInt32BE(0, 8);
  const records = texts.map((text) => {
    const parts = (text.match(/.{1,255}/g) ?? []).map((part) =>
      Buffer.from([part.length, ...Buffer.from(part)]),
    );
    const data = Buffer.concat(parts);
    const fixed = Buffer.alloc(12);
    // A pointer to the name in the question.
    fixed.writeUInt16BE(0xc000 + HEAD, 0);
    fixed.writeUInt16BE(16, 2);
    fixed.writeUInt16BE(1, 4);
    fixed.writeUInt16BE(data.length, 10);
    return Buffer.concat([fixed, data]);
  });
  return Buffer.concat([head, question, ...records]);
}
