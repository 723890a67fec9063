/** Name prefix of scheduled backups, which `outdatedBackups` prunes. */ export const AUTOMATIC = 'passerelle-auto';
/** Name prefix of backups made before an upgrade. */ export const BEFORE_UPGRADE = 'passerelle-upgrade';
/** Name prefix of recovery points, between scheduled backups. */ export const POINT = 'passerelle-point';
/** Suffix of content-addressed backups, whose data lies in separate parts. All other backups are a single file. */ export const BY_CONTENT = '.manifest';
export const isByContent = (name)=>name.endsWith(BY_CONTENT);
export function backupName(beginning, ending, at = new Date()) {
    const time = at.toISOString().replaceAll(':', '').replace('.', '-');
    return `${beginning}-${time}${ending}`;
}
//# sourceMappingURL=backup-name.js.map
