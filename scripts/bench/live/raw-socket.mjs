import { randomBytes } from 'node:crypto';
import { get } from 'node:http';

const OPCODE = 0x0f;
const TEXT = 0x01;

/**
 * A live connection that does next to nothing with what it gets, so that the server is what is measured.
 * @param {string} origin
 * @param {string} cookie
 * @param {(payload: Buffer) => void} onMessage
 */
export function openRaw(origin, cookie, onMessage) {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    };
    const request = get(`${origin}/ws`, { headers, agent: false });
    request.once('error', reject);
    request.once('response', ({ statusCode }) => reject(new Error(`/ws : réponse ${statusCode}`)));
    request.once('upgrade', (_response, socket, head) => {
      const read = frameReader(onMessage);
      socket.setNoDelay(true).on('data', read);
      if (head.length > 0) read(head);
      resolve({ send: (message) => socket.write(frame(message)), end: () => socket.destroy() });
    });
  });
}

/** As clients have to write them: masked, here by nothing. */
function frame(message) {
  const payload = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([0x80 | TEXT, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** Finds the messages in what a server of ours sends: texts shorter than 64 kB. */
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
    rest = data;
  };
}
