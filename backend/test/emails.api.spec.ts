import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { EventDelivery } from '../src/platform/domain-events/event-delivery.entity.js';
import { EmailsService } from '../src/platform/email/emails.service.js';
import { QueuedEmail } from '../src/platform/email/queued-email.entity.js';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';

/** What the mail server answers to each recipient; anybody else is accepted. */
const answers = new Map<string, string>();
/** The header lines of what it has taken. */
const taken: string[] = [];
let server: Server;
let app: TestApp;
beforeAll(async () => {
  server = createServer((socket) => {
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
  app = await startApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'fatal' } });
});
afterAll(async () => {
  await app.stop();
  server.close();
});

const manager = () => app.nest.get(DataSource).manager;
const send = async (recipient: string) => {
  const content = { subject: 'Un essai', paragraphs: ['Bonjour'] };
  await manager().transaction((inner) => app.nest.get(EmailsService).queue(inner, recipient, content));
  await eventsHandled(app);
};
const queued = (recipient: string) => manager().countBy(QueuedEmail, { recipient });
const waiting = () =>
  manager().find(EventDelivery, { where: { subscriber: 'emails' }, order: { id: 'DESC' } });

it('an email that is sent is kept nowhere', async () => {
  await send('ada@exemple.fr');
  expect(taken).toContain('To: ada@exemple.fr');
  expect(await queued('ada@exemple.fr')).toBe(0);
  expect(await waiting()).toEqual([]);
});

it('one that the server can’t take now is sent later, under the same id', async () => {
  answers.set('bob@exemple.fr', '450 plus tard');
  await send('bob@exemple.fr');
  expect(taken).not.toContain('To: bob@exemple.fr');
  expect(await waiting()).toMatchObject([{ state: 'pending', error: expect.stringContaining('450') }]);
  const { id, createdAt } = await manager().findOneByOrFail(QueuedEmail, { recipient: 'bob@exemple.fr' });
  answers.clear();
  await manager().update(EventDelivery, { subscriber: 'emails' }, { dueAt: new Date(0) });
  await eventsHandled(app);
  expect(taken).toContain('To: bob@exemple.fr');
  const name = `${createdAt.getTime()}-${String(id).padStart(10, '0')}`;
  expect(taken).toContain(`Message-ID: <${name}@localhost>`);
  expect(await queued('bob@exemple.fr')).toBe(0);
});

it('one whose recipient the server refuses is not tried again', async () => {
  answers.set('inconnu@exemple.fr', '550 inconnu ici');
  await send('inconnu@exemple.fr');
  expect(await waiting()).toMatchObject([
    { state: 'dead', attempts: 1, error: expect.stringContaining('550') },
  ]);
});
