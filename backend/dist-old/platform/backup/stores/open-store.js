import { isAddress } from '../../../config.js';
import { FolderStore } from './folder-store.js';
/**
 * @param place a local path or a URL
 * @throws BackupError when access is denied
 */ export async function openStore(place, access) {
    if (!isAddress(place)) return new FolderStore(place);
    const url = withPassword(new URL(place), access.backupDir);
    // These clients take megabytes, and most sites need neither.
    if (url.protocol === 's3:') {
        const { BucketStore } = await import('./bucket-store.js');
        return new BucketStore(url, access.backupAccess);
    }
    const { SftpStore } = await import('./sftp-store.js');
    return SftpStore.connect(url, access.backupAccess);
}
/** Opens a store for the duration of some work. */ export async function withStore(place, access, work) {
    const store = await openStore(place, access);
    try {
        return await work(store);
    } finally{
        await store.close();
    }
}
/** Adds the password from BACKUP_DIR to a URL shown without it, so that users can copy what is displayed. */ function withPassword(url, configured) {
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
//# sourceMappingURL=open-store.js.map
