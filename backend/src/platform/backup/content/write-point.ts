import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { backupName, BY_CONTENT, POINT } from '../backup-name.js';
import { prepareToBackUp, type BackupSource } from '../backup.js';
import { listPoints } from '../list-backups.js';
import { withScratch } from '../scratch.js';
import { withStore } from '../stores/open-store.js';
import type { BackupStore } from '../stores/store.js';
import { secretOf, writeManifest } from './back-up-by-content.js';
import { sealManifest, type Content } from './content-manifest.js';
import { PartForm } from './part-form.js';
import { partPlace } from './parts.js';
import { outdatedPoints } from './outdated-points.js';
import { ContentWriter } from './write-content.js';
import { requireOwnMedia } from '../site-mark.js';

/** Content of the last point, kept so that it need not be read from the store. */
export interface LastPoint {
  name: string;
  content: Content;
}

export interface Written {
  /** Everything written until then is in the store. */
  upTo: Date;
  last: LastPoint;
}

/**
 * Writes a recovery point of the running site: adds the parts that the store lacks and reads them back. Only the daily
 * backup is test-restored. If nothing has changed, nothing is written.
 * @param last the previous point written by this process
 * @throws BackupError when it fails
 */
export async function writePoint(config: BackupSource, last: LastPoint | undefined): Promise<Written> {
  await requireOwnMedia(config);
  await prepareToBackUp(config);
  return withStore(config.backupDir, config, (store) =>
    withScratch(config.dataDir, async (scratch) => {
      await store.prepare();
      const points = await listPoints(store);
      const before = points.some(({ name }) => name === last?.name) ? last : undefined;
      const key = config.backupKey;
      const secret = before ? before.content.secret : key && (await secretOf(store, key));
      const writer = await ContentWriter.open(store, secret, scratch, before?.content);
      const content = await writer.write(config);
      const upTo = new Date(content.manifest.createdAt);
      if (before && digest(before.content) === digest(content)) return { upTo, last: before };
      await readBack(store, writer.added, secret);
      const name = backupName(POINT, BY_CONTENT, upTo);
      await writeManifest(store, name, await sealManifest(content, writer.sizes, key));
      for (const point of outdatedPoints(points, upTo)) await store.remove(point.name);
      return { upTo, last: { name, content } };
    }),
  );
}

/** @throws BackupError when a part differs from the data sent */
async function readBack(
  store: BackupStore,
  parts: readonly string[],
  secret: string | undefined,
): Promise<void> {
  const form = await PartForm.of(secret);
  for (const part of parts) await form.unpack(part, await buffer(await store.read(partPlace(part))));
}

/** Hash of everything but the creation time. */
function digest({ manifest: { migrations, tables, files } }: Content): string {
  return createHash('sha256')
    .update(JSON.stringify([migrations, tables, files]))
    .digest('hex');
}
