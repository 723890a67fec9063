import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DAY_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { MediaService } from '../src/content/media/media.service.js';
import { UsersRepository } from '../src/members/users/users.repository.js';
import { RetentionService } from '../src/platform/retention/retention.service.js';
import { UploadedImage } from '../src/content/images/uploaded-image.entity.js';
import { AuditEntry } from '../src/moderation/audit/audit-entry.entity.js';
import { AccountToken } from '../src/members/auth/account-token.entity.js';
import { LoginAttempt } from '../src/members/auth/login-attempt.entity.js';
import { Session } from '../src/members/auth/session.entity.js';
import { DeletedComment, DeletedCommentLike } from '../src/community/comments/deleted-comment.entity.js';
import { Config } from '../src/config.js';
import { IdempotentAnswer } from '../src/platform/idempotency/idempotent-answer.entity.js';
import { NewsletterSubscription } from '../src/community/newsletter/newsletter-subscription.entity.js';
import { Report, type ReportStatus } from '../src/moderation/reports/report.entity.js';
import { AuditService } from '../src/moderation/audit/audit.service.js';
import { ReportsService } from '../src/moderation/reports/reports.service.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp } from './people.js';
import { queriesOf } from './queries.js';

let app: TestApp;
let manager: DataSource['manager'];
beforeAll(async () => {
  app = await startApp();
  manager = app.nest.get(DataSource).manager;
});
afterAll(() => app.stop());
beforeEach(async () => {
  for (const entity of [AuditEntry, Report, LoginAttempt, AccountToken, Session])
    await manager.deleteAll(entity);
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Starts and stops another process on the same database, since retention runs at the start. */
async function restart(given: Record<string, string> = {}): Promise<void> {
  const { dataDir, database } = app.nest.get(Config);
  const base: Record<string, string> = database.kind === 'mysql' ? { DATABASE_URL: database.url } : {};
  const env = { DATA_DIR: dataDir, ...base, ...given };
  await (await startApp({ env })).stop();
}

it.each<[string, ReportStatus, number, boolean]>([
  ['forgets the texts of a report resolved a year ago', 'resolved', 366, true],
  ['forgets the texts of a report rejected a year ago', 'rejected', 366, true],
  ['keeps the texts of a later decision', 'resolved', 364, false],
  ['keeps the texts of a report that is pending again', 'pending', 366, false],
])('%s', async (_rule, status, days, forgotten) => {
  const texts = { subjectTitle: 'Un titre', said: 'Un texte.', details: 'Des détails.', note: 'Une note.' };
  const [createdAt, handledAt] = [daysAgo(800), daysAgo(days)];
  const about = { kind: 'tutorial' as const, subjectId: 1, reason: 'spam' as const, status };
  const row = { ...about, handledAt, createdAt, updatedAt: handledAt };
  await manager.insert(Report, { ...row, ...texts });
  await restart();
  const left = forgotten ? { subjectTitle: null, said: '', details: null, note: null } : texts;
  expect(await manager.find(Report)).toEqual([
    expect.objectContaining({ ...about, handledAt, createdAt, ...left }),
  ]);
});

it('keeps actor, action and target of an audit entry after a year, and everything before', async () => {
  const entry = { actorId: null, action: 'comment.delete', targetType: 'comment', targetId: 7 };
  const texts = { before: { content: 'Un texte.' }, after: { status: 'resolved' }, note: 'Une note.' };
  const [old, recent] = [daysAgo(366), daysAgo(364)];
  await manager.insert(AuditEntry, { ...entry, ...texts, createdAt: old });
  await manager.insert(AuditEntry, { ...entry, ...texts, createdAt: recent });
  await restart();
  expect(await manager.find(AuditEntry, { order: { id: 'ASC' } })).toMatchObject([
    { ...entry, before: null, after: null, note: null, createdAt: old },
    { ...entry, ...texts, createdAt: recent },
  ]);
});

it('updates only rows that still contain expired texts, a few at a time', async () => {
  const old = daysAgo(400);
  const entry = {
    actorId: null,
    action: 'comment.delete',
    targetType: 'comment',
    targetId: 7,
    createdAt: old,
  };
  const report = {
    kind: 'comment' as const,
    reason: 'spam' as const,
    status: 'resolved' as const,
    handledAt: old,
    createdAt: old,
    updatedAt: old,
  };
  const noTexts = { before: null, after: null, note: null };
  await manager.insert(AuditEntry, { ...entry, ...noTexts });
  for (let batch = 0; batch < 6; batch += 1)
    await manager.insert(
      AuditEntry,
      Array.from({ length: 100 }, () => ({ ...entry, ...noTexts, note: 'x' })),
    );
  await manager.insert(AuditEntry, [
    { ...entry, ...noTexts, before: { a: 1 } },
    { ...entry, ...noTexts, after: { a: 1 } },
  ]);
  await manager.insert(Report, [
    { ...report, subjectId: 1, said: '' },
    { ...report, subjectId: 2, said: 'Un texte.' },
    { ...report, subjectId: 3, said: '', details: 'Des détails.' },
    { ...report, subjectId: 4, said: '', note: 'Une note.' },
  ]);
  const forget = async () => [
    await app.nest.get(AuditService, { strict: false }).forgetTexts(daysAgo(365)),
    await app.nest.get(ReportsService, { strict: false }).forgetTexts(daysAgo(365)),
  ];
  const first = await queriesOf(app, async () => expect(await forget()).toEqual([603, 3]));
  expect(first.filter((query) => query.startsWith('UPDATE'))).toHaveLength(3);
  const again = await queriesOf(app, async () => expect(await forget()).toEqual([0, 0]));
  expect(again.filter((query) => query.startsWith('UPDATE'))).toEqual([]);
});

it('deletes the stored response of a request with a key after a day', async () => {
  const { user } = await signUp(app);
  const answer = { userId: user.id, fingerprint: 'f'.repeat(64), answer: { id: 1 } };
  await manager.insert(IdempotentAnswer, [
    { ...answer, id: 'de ce matin', createdAt: daysAgo(0.9) },
    { ...answer, id: 'd’avant-hier', createdAt: daysAgo(1.1) },
  ]);
  await restart();
  expect((await manager.find(IdempotentAnswer)).map(({ id }) => id)).toEqual(['de ce matin']);
});

it('deletes ended sessions, expired links and old failures, and nothing else', async () => {
  const { user } = await signUp(app);
  await manager.deleteAll(Session);
  await manager.deleteAll(AccountToken);
  const now = new Date();
  const session = { userId: user.id, data: '{}', userAgent: null, createdAt: now, lastSeenAt: now };
  await manager.insert(Session, [
    { ...session, id: 'en cours' },
    { ...session, id: 'inactive', createdAt: daysAgo(20), lastSeenAt: daysAgo(19) },
    { ...session, id: 'trop longue', createdAt: daysAgo(31) },
  ]);
  const link = { userId: user.id, purpose: 'reset-password' as const };
  await manager.insert(AccountToken, [
    { ...link, hash: 'valable', expiresAt: new Date(now.getTime() + MINUTE_MS) },
    { ...link, hash: 'périmé', expiresAt: daysAgo(1) },
  ]);
  await manager.insert(LoginAttempt, [
    { account: 'récent', failures: 3, lastAt: now },
    { account: 'ancien', failures: 3, lastAt: daysAgo(2) },
  ]);
  await restart();
  expect((await manager.find(Session)).map(({ id }) => id)).toEqual(['en cours']);
  expect((await manager.find(AccountToken)).map(({ hash }) => hash)).toEqual(['valable']);
  expect((await manager.find(LoginAttempt)).map(({ account }) => account)).toEqual(['récent']);
});

it('deletes an address that nobody has confirmed within seven days', async () => {
  const row = (email: string, mailedAt: Date, confirmedAt: Date | null) => ({
    email,
    mailedAt,
    confirmedAt,
    createdAt: daysAgo(90),
    unsubscribeToken: email,
  });
  await manager.insert(NewsletterSubscription, [
    row('attend@exemple.fr', daysAgo(6), null),
    row('oubliee@exemple.fr', daysAgo(8), null),
    row('confirmee@exemple.fr', daysAgo(80), daysAgo(79)),
  ]);
  await restart();
  const left = await manager.find(NewsletterSubscription, { order: { id: 'ASC' } });
  expect(left.map(({ email }) => email)).toEqual(['attend@exemple.fr', 'confirmee@exemple.fr']);
});

it('deletes a deleted comment after thirty days, with its likes', async () => {
  const { user } = await signUp(app);
  const tutorialId = await createTutorial(app);
  const row = {
    tutorialId,
    userId: user.id,
    parentId: null,
    content: 'Un texte.',
    likes: 1,
    createdAt: daysAgo(90),
    updatedAt: daysAgo(90),
  };
  await manager.insert(DeletedComment, [
    { ...row, id: 91, deletedAt: daysAgo(31) },
    { ...row, id: 92, deletedAt: daysAgo(29) },
  ]);
  for (const commentId of [91, 92]) await manager.insert(DeletedCommentLike, { commentId, userId: user.id });
  await restart();
  expect((await manager.find(DeletedComment)).map(({ id }) => id)).toEqual([92]);
  expect(await manager.countBy(DeletedCommentLike, { userId: user.id })).toBe(1);
});

it('deletes partial images left by a crash', async () => {
  const { mediaDir } = app.nest.get(Config);
  await mkdir(join(mediaDir, 'ab'), { recursive: true });
  const part = join(mediaDir, 'ab', `${'ab'.repeat(12)}.png.0123456789ab.tmp`);
  await writeFile(part, 'Une moi');
  await utimes(part, daysAgo(1), daysAgo(1));
  await restart();
  expect(await readdir(join(mediaDir, 'ab'))).toEqual([]);
});

describe('40.12 the deletion of expired data', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('is a task of each module', () => {
    const tasks = app.nest.get(RetentionService)['findTasks']();
    expect(tasks.map(({ name }) => name).toSorted()).toEqual(
      [
        'abonnements à la lettre',
        'commentaires supprimés',
        'courrier',
        'demandes de contributeurs',
        'essais de connexion',
        'fichiers commandés',
        'images que rien ne montre',
        'images à moitié écrites',
        'invitations de coauteurs',
        'invitations à s’inscrire',
        'liens des messages',
        'messages de contact',
        'notes de modération',
        'notifications',
        'preuves d’inscription',
        'recherches',
        'réponses gardées',
        'sessions',
        'suspensions terminées',
        'textes des décisions',
        'textes des recours',
        'textes des signalements',
        'textes du journal d’audit',
        'traitements',
        'tutoriels supprimés',
      ].toSorted(),
    );
  });

  it('continues although other tasks fail, and names each of these', async () => {
    jest.spyOn(UsersRepository.prototype, 'markEndedSuspensions').mockRejectedValue(new Error('en panne'));
    jest.spyOn(MediaService.prototype, 'deleteAside').mockRejectedValue(new Error('en panne'));
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const picture = { userId: null, url: '/media/0a/0a0a0a0a0a0a0a0a0a0a0a0a.webp', bytes: 1 };
    await manager.insert(UploadedImage, { ...picture, checkedAt: daysAgo(31) });
    const gone = { account: 'ancien', failures: 3, lastAt: daysAgo(2) };
    await manager.insert(LoginAttempt, gone);
    const answer = { userId: (await signUp(app)).user.id, fingerprint: 'f'.repeat(64), answer: { id: 1 } };
    await manager.insert(IdempotentAnswer, { ...answer, id: 'ancienne', createdAt: daysAgo(2) });
    await restart();
    expect(await manager.existsBy(LoginAttempt, { account: 'ancien' })).toBe(false);
    expect(await manager.existsBy(IdempotentAnswer, { id: 'ancienne' })).toBe(false);
    const said = logged.mock.calls.map(([message]) => String(message));
    for (const name of ['suspensions terminées', 'images que rien ne montre'])
      expect(said).toContainEqual(expect.stringContaining(`(${name})`));
    expect(said).toHaveLength(2);
  });
});

it('40.15 is left to processes with workers', async () => {
  await manager.insert(LoginAttempt, { account: 'ancien', failures: 3, lastAt: daysAgo(2) });
  await restart({ WORKERS: 'off' });
  expect(await manager.existsBy(LoginAttempt, { account: 'ancien' })).toBe(true);
  await restart();
  expect(await manager.existsBy(LoginAttempt, { account: 'ancien' })).toBe(false);
});
