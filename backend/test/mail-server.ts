import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

export interface MailServer {
  url: string;
  /** Responses by recipient; all others are accepted. */
  answers: Map<string, string>;
  /** Lines received. */
  taken: string[];
  close(): void;
}

/** An SMTP server that accepts everything except for the given recipients. */
export async function startMailServer(): Promise<MailServer> {
  const answers = new Map<string, string>();
  const taken: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 essai\r\n');
    let isData = false;
    createInterface({ input: socket }).on('line', (line) => {
      if (isData) {
        if (line !== '.') return void taken.push(line);
        isData = false;
        return void socket.write('250 pris\r\n');
      }
      isData = line === 'DATA';
      const recipient = /^RCPT TO:<(.*)>/.exec(line)?.[1] ?? '';
      socket.write(`${isData ? '354 allez' : (answers.get(recipient) ?? '250 oui')}\r\n`);
    });
    socket.on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, answers, taken, close: () => void server.close() };
}
