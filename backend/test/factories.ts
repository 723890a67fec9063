import { fold } from '@passerelle/api-client/fold';
import { DataSource } from 'typeorm';
import { CollectionsService } from '../src/community/collections/collections.service.js';
import { CommentsService } from '../src/community/comments/comments.service.js';
import { DomainsService } from '../src/content/domains/domains.service.js';
import { MarkdownRenderer } from '../src/content/markdown/markdown-renderer.service.js';
import { PathEditingService } from '../src/content/learning-paths/path-editing.service.js';
import { NewsletterService } from '../src/community/newsletter/newsletter.service.js';
import type { ReportReason } from '../src/moderation/subjects/report-reasons.js';
import { ReportsService } from '../src/moderation/reports/reports.service.js';
import { EventDelivery } from '../src/platform/domain-events/event-delivery.entity.js';
import { StoredEvent } from '../src/platform/domain-events/stored-event.entity.js';
import type { ImportedTutorial } from '../src/content/tutorials/tutorial-input.js';
import { BestAnswersService } from '../src/content/search-hints/best-answers.service.js';
import { SynonymsService } from '../src/content/search-hints/synonyms.service.js';
import { TutorialRequest } from '../src/content/tutorial-requests/tutorial-request.entity.js';
import { TutorialWriting } from '../src/content/tutorials/tutorial-writing.service.js';
import { Follow } from '../src/community/follows/follow.entity.js';
import { User } from '../src/members/users/user.entity.js';
import { UsersService } from '../src/members/users/users.service.js';
import type { TestApp } from './app.js';
import { newcomer, type Person } from './people.js';

let count = 0;

type Author = Pick<Person, 'user'>;

interface TutorialFields extends Partial<ImportedTutorial> {
  /** Slug of the domain. */
  domain?: string;
}

/**
 * Stores a tutorial as an import does.
 * @returns its id
 */
export async function createTutorial({ nest }: TestApp, fields: TutorialFields = {}): Promise<number> {
  count += 1;
  const { domain = 'programmation', ...given } = fields;
  const { id: domainId } = await nest.get(DomainsService).get(domain);
  const tutorial: ImportedTutorial = {
    sourcePath: `essai-${count}.md`,
    checksum: String(count),
    title: `Tutoriel ${count}`,
    description: `Description du tutoriel ${count}.`,
    source: `Texte du tutoriel ${count}.`,
    assets: {},
    domainId,
    difficulty: 'beginner',
    tags: [],
    authorName: 'Ada Lovelace',
    authorBio: null,
    authorAvatar: null,
    authors: null,
    date: new Date(Date.UTC(2026, 0, 1, 0, 0, count)),
    licence: null,
    sourceUrl: null,
    image: null,
    ...given,
  };
  const rendered = await nest.get(MarkdownRenderer).renderInBackground(tutorial.source, tutorial.assets);
  const [id] = await nest.get(TutorialWriting).saveImported([{ input: tutorial, rendered }]);
  return id!;
}

const userOf = async ({ nest }: TestApp, { user }: Author): Promise<User> =>
  (await nest.get(UsersService).find(user.id))!;

/**
 * Publishes a tutorial of a member.
 * @returns its id
 */
export async function publishTutorial(app: TestApp, author: Author): Promise<number> {
  const { id: authorId, displayName: authorName } = author.user;
  const written = {
    title: 'Tutoriel d’un membre',
    description: 'Description du tutoriel.',
    domainId: 1,
    difficulty: null,
    tags: [],
    source: 'Texte du tutoriel.',
  };
  const signed = { authorId, authorName, authorAvatar: null, authorBio: null };
  return (await app.nest.get(TutorialWriting).publish(written, signed)).tutorial.id;
}

/** Required fields of a domain, besides its name. */
export const domainLook = {
  description: 'Tourner, cuire, émailler.',
  icon: 'palette',
  iconBg: '#f6dfe9',
  iconColor: '#8a2a57',
};

/**
 * Adds a member's comment to a tutorial.
 * @returns its id
 */
export async function createComment(app: TestApp, author: Author, tutorialId: number): Promise<number> {
  const body = { content: 'Un commentaire' };
  return (await app.nest.get(CommentsService).create(tutorialId, await userOf(app, author), body)).id;
}

/**
 * Reports a comment.
 * @returns the id of the report
 */
export async function createReport(
  app: TestApp,
  by: Author,
  commentId: number,
  reason: ReportReason = 'spam',
): Promise<number> {
  const body = { commentId, reason };
  return (await app.nest.get(ReportsService).create(await userOf(app, by), body)).id;
}

export async function createCollection({ nest }: TestApp, owner: Author, isPublic = false) {
  return nest.get(CollectionsService).create(owner.user.id, { name: 'À lire', isPublic });
}

/**
 * Adds a learning path with one step.
 * @returns its id
 */
export async function createPath(
  app: TestApp,
  admin: Author,
  tutorialId: number,
  isPublished: boolean,
): Promise<number> {
  const editing = app.nest.get(PathEditingService);
  const fields = { title: 'Parcours', description: 'D’un bout à l’autre.', category: 'Langues' };
  const actor = await userOf(app, admin);
  const { path } = await editing.create({ ...fields, level: 'beginner' }, actor);
  await editing.setSteps(path.id, [{ tutorialId, title: 'Étape', description: '' }], actor);
  await editing.change(path.id, { isPublished }, actor);
  return path.id;
}

/**
 * Adds a member without a password.
 * @returns their id
 */
export async function createAccount({ nest }: TestApp): Promise<number> {
  const { username, email, displayName } = newcomer();
  const account = await nest.get(UsersService).create({
    username,
    email,
    displayName,
    passwordHash: '',
    bio: null,
    isContributor: false,
    website: null,
    socialLinks: [],
    expertise: [],
  });
  return account.id;
}

/**
 * Subscribes an address to the newsletter.
 * @returns the id of the subscription
 */
export async function createSubscription({ nest }: TestApp): Promise<number> {
  const newsletter = nest.get(NewsletterService);
  await newsletter.subscribe(newcomer().email);
  const { subscribers } = await newsletter.list(undefined, undefined, {}, { limit: 1, offset: 0 });
  return subscribers[0]!.id;
}

/**
 * Adds many members who follow a domain and cannot sign in.
 * @returns their ids
 */
export async function createFollowers(
  { nest }: TestApp,
  domainId: number,
  howMany: number,
): Promise<number[]> {
  const { manager } = nest.get(DataSource);
  const now = new Date();
  const dates = { createdAt: now, updatedAt: now };
  const users = Array.from({ length: howMany }, () => {
    const { username, email, displayName } = newcomer();
    const names = { username, usernameKey: username, email, displayName, displayNameFolded: displayName };
    return { ...names, ...dates, passwordHash: '', socialLinks: [], expertise: [] };
  });
  const ids: number[] = [];
  // TypeORM reads inserted rows back in one statement, which must not exceed SQLite's limits.
  for (let start = 0; start < howMany; start += 500) {
    const { identifiers } = await manager.insert(User, users.slice(start, start + 500));
    ids.push(...identifiers.map(({ id }) => id as number));
  }
  await manager.insert(
    Follow,
    ids.map((userId) => ({ userId, domainId, createdAt: now })),
  );
  return ids;
}

/**
 * Adds a failed event of an unknown subscriber.
 * @returns the id of the delivery
 */
export async function createDeadLetter(
  { nest }: TestApp,
  {
    subscriber = 'essai',
    type = 'sessions.ended',
    payload = { userId: 1 },
  }: { subscriber?: string } & Partial<Pick<StoredEvent, 'type' | 'payload'>> = {},
): Promise<number> {
  const { manager } = nest.get(DataSource);
  const moment = new Date();
  const event = await manager.save(StoredEvent, { type, payload, happenedAt: moment });
  const failed = {
    state: 'dead',
    attempts: 9,
    dueAt: moment,
    checkpoint: null,
    error: 'Sans réponse',
  } as const;
  const { id } = await manager.save(EventDelivery, { eventId: event.id, subscriber, ...failed });
  return id;
}

/**
 * Adds a tutorial request.
 * @returns its id
 */
export async function createTutorialRequest({ nest }: TestApp): Promise<number> {
  count += 1;
  const text = `Demande ${count}`;
  const now = new Date();
  const { manager } = nest.get(DataSource);
  const row = { folded: fold(text), text, times: 1, createdAt: now, lastAskedAt: now };
  const { identifiers } = await manager.insert(TutorialRequest, row);
  return (identifiers[0] as { id: number }).id;
}

/**
 * Adds a synonym group.
 * @returns its id
 */
export async function createSynonyms({ nest }: TestApp, { user }: Person): Promise<number> {
  count += 1;
  return (await nest.get(SynonymsService).add([`mot${count}`, `terme${count}`], user as User)).id;
}

/**
 * Adds a best answer for a text of its own.
 * @returns its id
 */
export async function createBestAnswer(
  { nest }: TestApp,
  { user }: Person,
  tutorialId: number,
): Promise<number> {
  count += 1;
  const { answer } = await nest.get(BestAnswersService).add(`texte ${count}`, tutorialId, user as User);
  return answer.id;
}
