import { isAddress, type Config } from '../../../config.js';
import { BucketStore } from './bucket-store.js';
import { FolderStore } from './folder-store.js';
import { SftpStore } from './sftp-store.js';
import type { BackupStore } from './store.js';

export type StoreAccess = Pick<Config, 'backupDir' | 'backupAccess'>;

/**
 * @param place a path of this machine, or an address
 * @throws BackupError where it can’t be entered
 */
export async function openStore(place: string, access: StoreAccess): Promise<BackupStore> {
  if (!isAddress(place)) return new FolderStore(place);
  const url = withPassword(new URL(place), access.backupDir);
  return url.protocol === 's3:'
    ? new BucketStore(url, access.backupAccess)
    : SftpStore.connect(url, access.backupAccess);
}

/** Opens a place for as long as it is needed. */
export async function withStore<T>(
  place: string,
  access: StoreAccess,
  work: (store: BackupStore) => Promise<T>,
): Promise<T> {
  const store = await openStore(place, access);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** What is shown of an address is enough to enter the place that BACKUP_DIR names. */
function withPassword(url: URL, configured: string): URL {
  if (!isAddress(configured)) return url;
  const known = new URL(configured);
  const isSame = known.protocol === url.protocol && known.host === url.host;
  const isOwn = !url.username || url.username === known.username;
  if (!isSame || !isOwn || url.password) return url;
  url.username = known.username;
  url.password = known.password;
  url.search ||= known.search;
  return url;
}
