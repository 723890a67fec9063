import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Config } from '../../src/config.js';
import { SitePagesService } from '../../src/site/site-pages/site-pages.service.js';
import { EMAILS } from '../../src/platform/email/emails.service.js';
import { defaultBackupPlan } from '../../src/platform/settings/backup-plan.js';
import { SettingsService } from '../../src/platform/settings/settings.service.js';
import { createDeadLetter, createTutorial, publishTutorial } from '../factories.js';
import { ContactService } from '../../src/site/contact/contact.service.js';
import type { User } from '../../src/members/users/user.entity.js';
import { dot } from '../images.js';
import type { Call, Scene } from './calls.js';

const page = 'faq';
const message = {
  name: 'Zoé',
  email: 'zoe@exemple.fr',
  subject: 'Un atelier',
  message: 'Quand a lieu le prochain ?',
};

/** An edited page and its version. */
async function written({ app, admin }: Scene): Promise<number> {
  const pages = app.nest.get(SitePagesService);
  const { versions } = await pages.history(page);
  await pages.write(page, 'Un texte.', versions[0]?.id ?? 0, admin.user as User);
  return (await pages.history(page)).versions[0]!.id;
}

/** A failed email. */
async function failedEmail({ app }: Scene): Promise<Call> {
  const letter = { subscriber: EMAILS, type: 'email.queued', payload: { emailId: 1 } } as const;
  return { params: { id: await createDeadLetter(app, letter) } };
}

/** A file named like a backup in the backup folder. */
async function backup({ app }: Scene): Promise<Call> {
  const name = 'passerelle-2026-03-01T031500-000Z.zip';
  const { backupDir } = app.nest.get(Config);
  await mkdir(backupDir, { recursive: true });
  await writeFile(join(backupDir, name), 'PK');
  return { params: { name } };
}

/** A member with a publication. */
async function author({ app, stranger }: Scene): Promise<Call> {
  await publishTutorial(app, stranger);
  return { params: { id: stranger.user.id } };
}

/** A tag of a published tutorial. */
async function tagged({ app }: Scene): Promise<Call> {
  await createTutorial(app, { tags: ['pain'] });
  return { params: { tag: 'pain' } };
}

/** Appearance, pages and contact messages of a site. */
export const siteCalls = {
  'POST /api/admin/condition/disk/{part}/free': () => ({ params: { part: 'pages' } }),
  'PATCH /api/admin/appearance': () => ({ body: { figuresFrom: 10 } }),
  'GET /api/pages/{page}': async (scene: Scene): Promise<Call> => {
    await written(scene);
    return { params: { page } };
  },
  'GET /api/admin/pages/{page}': () => ({ params: { page } }),
  'PUT /api/admin/pages/{page}': async (scene: Scene): Promise<Call> => ({
    params: { page },
    body: { source: 'Un autre texte.', replaces: await written(scene) },
  }),
  'DELETE /api/admin/pages/{page}/versions/{version}': async (scene: Scene): Promise<Call> => ({
    params: { page, version: await written(scene) },
  }),
  'GET /api/tags/{tag}': tagged,
  'GET /api/tags/{tag}/tutorials': tagged,
  'GET /api/authors/{id}': author,
  'GET /api/authors/{id}/tutorials': author,
  'PUT /api/profile/picture': () => ({ body: dot, type: 'image/png' }),
  'PUT /api/notifications/mail': () => ({ body: { mode: 'daily' } }),
  'PUT /api/profile/page': () => ({
    body: {
      isShown: true,
      showsBio: true,
      showsExpertise: false,
      showsLinks: false,
      showsCollections: false,
      showsJoined: false,
    },
  }),
  'PUT /api/admin/first-run/steps/{step}': () => ({ params: { step: 'mail' }, body: { state: 'done' } }),
  'PUT /api/admin/checklist/{name}': () => ({ params: { name: 'privacy' }, body: { isTrue: true } }),
  'DELETE /api/admin/demo-content': async ({ app }: Scene): Promise<Call> => {
    await app.nest.get(SettingsService).change({}, undefined, { hasDemoContent: true });
    return {};
  },
  'POST /api/admin/mail/test': () => ({ body: { to: 'essai@exemple.fr' } }),
  'POST /api/admin/mail/records': () => ({ body: {} }),
  'POST /api/admin/mail/failures/{id}/retry': failedEmail,
  'DELETE /api/admin/mail/failures/{id}': failedEmail,
  'GET /api/admin/backups/{name}': backup,
  'PUT /api/admin/backups/plan': () => ({ body: defaultBackupPlan }),
  'POST /api/contact': () => ({ body: message }),
  'PATCH /api/admin/messages/{id}': async (scene: Scene): Promise<Call> => ({
    params: { id: await waiting(scene) },
    body: { state: 'handled' },
  }),
  'DELETE /api/admin/messages/{id}': async (scene: Scene): Promise<Call> => ({
    params: { id: await waiting(scene) },
  }),
};

/** An unanswered contact message. */
async function waiting({ app }: Scene): Promise<number> {
  const contact = app.nest.get(ContactService);
  await contact.send(message, undefined);
  const { messages } = await contact.list('waiting', { limit: 1, offset: 0 });
  return messages[0]!.id;
}
