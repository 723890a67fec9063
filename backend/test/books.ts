import type { BookOrderDto } from '../src/content/book-orders/book-orders.dto.js';
import { CollectionItemsService } from '../src/community/collections/collection-items.service.js';
import { Config } from '../src/config.js';
import { PublicationService } from '../src/content/tutorials/publication.service.js';
import type { User } from '../src/members/users/user.entity.js';
import type { TestApp } from './app.js';
import { createCollection, createTutorial } from './factories.js';
import { signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

const TIMEOUT_MS = 90_000;

/** A collection of three tutorials that link to each other, and an unpublished one. */
export async function fill(app: TestApp, owner: Person, isPublic = false) {
  const last = await createTutorial(app, { title: 'Le port', source: '## Arriver\n\nAu port.' });
  const away = await createTutorial(app, { title: 'Retiré' });
  const links = `[Au port](/tutoriels/${last}#arriver), [ailleurs](/tutoriels/${away})`;
  const first = await createTutorial(app, { title: 'La côte', source: `## Partir\n\n${links}.` });
  const second = await createTutorial(app, {
    title: 'Le large & <le reste>',
    source: `## Arriver\n\n[La côte](${app.nest.get(Config).publicUrl}/tutoriels/${first})\n\n## Revenir\n\n[Plus haut](#arriver)`,
  });
  const { id, shareToken } = await createCollection(app, owner, isPublic);
  const items = app.nest.get(CollectionItemsService);
  for (const each of [first, second, away, last]) await items.add(owner.user as User, id, each);
  const admin = await signUpAdmin(app);
  await app.nest.get(PublicationService).setPublished(away, false, admin.user as User);
  return { id, shareToken, tutorialIds: [first, second, last] };
}

/**
 * Orders a book.
 * @returns the response
 */
export async function ask(
  { agent }: Person,
  path: string,
  body: object,
  status = 202,
): Promise<BookOrderDto> {
  return (await agent.post(`/api/${path}/exports`).send(body).expect(status)).body as BookOrderDto;
}

/** Waits until an order is finished. */
export const ended = ({ agent }: Person, id: number) =>
  until(
    async () => (await agent.get(`/api/exports/${id}`).expect(200)).body as BookOrderDto,
    ({ state }) => state === 'ready' || state === 'failed',
    TIMEOUT_MS,
  );

export async function fetchFile({ agent }: Person, path: string) {
  const { body, headers } = await agent.get(path).buffer(true).responseType('blob').expect(200);
  return { bytes: body as Buffer, headers: headers as Record<string, string> };
}
