import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const OPCODE = 0x0f;
const TEXT = 0x01;
const HEAD_END = Buffer.from('\r\n\r\n');
/** Shared read buffer: each socket's data is processed before the next one reads. */
const buffer = Buffer.allocUnsafe(64 * 1024);

/**
 * A minimal live connection, so that the server and not the client is measured.
 * @param {string} origin
 * @param {string} cookie
 * @param {(payload: Buffer) => void} onMessage
 */
export function openRaw(origin, cookie, onMessage) {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(origin);
    const readFrames = frameReader(onMessage);
    const readHead = headReader((status, rest) => {
      if (status !== '101') return reject(new Error(`/ws : réponse ${status}`));
      read = readFrames;
      if (rest.length > 0) read(rest);
      resolve({ send: (message) => socket.write(frame(message)), end: () => socket.destroy() });
    });
    let read = readHead;
    const callback = (length) => {
      read(buffer.subarray(0, length));
      return true;
    };
    const socket = connect({ host, port: Number(port), noDelay: true, onread: { buffer, callback } });
    socket.once('error', reject);
    socket.write(upgradeRequest(`${host}:${port}`, cookie));
  });
}

function upgradeRequest(host, cookie) {
  const key = randomBytes(16).toString('base64');
  return [
    'GET /ws HTTP/1.1',
    `Host: ${host}`,
    `Cookie: ${cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
    '\r\n',
  ].join('\r\n');
}

/** Reads the head of the response; passes on its status and the remaining bytes. */
function headReader(onHead) {
  let head = Buffer.alloc(0);
  return (chunk) => {
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf(HEAD_END);
    if (end >= 0) onHead(head.toString('latin1', 9, 12), head.subarray(end + HEAD_END.length));
  };
}

/** A client frame; the protocol requires a mask, here of zeros. */
function frame(message) {
  const payload = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([0x80 | TEXT, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** Parses server frames: texts shorter than 64 kB. */
function frameReader(onMessage) {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    let data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    for (;;) {
      const short = data[1] < 126;
      const start = short ? 2 : 4;
      if (data.length < start) break;
      const end = start + (short ? data[1] : data.readUInt16BE(2));
      if (data.length < end) break;
      const payload = data.subarray(start, end);
      if ((data[0] & OPCODE) === TEXT) onMessage(payload);
      data = data.subarray(end);
    }
    // The next socket reuses the buffer.
    rest = data.length > 0 ? Buffer.from(data) : data;
  };
}
