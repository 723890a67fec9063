/** How the names of those begin that the site makes by itself, and removes by `outdated`. */
export const AUTOMATIC = 'passerelle-auto';

/** Of those that it makes before it changes the tables of an older version. */
export const BEFORE_UPGRADE = 'passerelle-upgrade';

/** Of those between two of these, to which the site can go back as well. */
export const POINT = 'passerelle-point';

export type BackupBeginning = 'passerelle' | typeof AUTOMATIC | typeof BEFORE_UPGRADE | typeof POINT;

/** Of a backup by content: what it holds lies in parts beside it. All others are one whole file. */
export const BY_CONTENT = '.manifest';

export const isByContent = (name: string): boolean => name.endsWith(BY_CONTENT);

export function backupName(
  beginning: BackupBeginning,
  ending: '.zip' | '.zip.age' | typeof BY_CONTENT,
  at = new Date(),
): string {
  const time = at.toISOString().replaceAll(':', '').replace('.', '-');
  return `${beginning}-${time}${ending}`;
}
