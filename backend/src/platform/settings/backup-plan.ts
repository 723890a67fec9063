/** Schedule and retention of backups; stored in the table of settings. */
export interface BackupPlan {
  backupDaily: boolean;
  /** Hour in the site's time zone. */
  backupHour: number;
  /** Numbers of days, weeks and months to keep the latest backup of. */
  keptDays: number;
  keptWeeks: number;
  keptMonths: number;
  /** Whether recovery points are written every minute, kept for the last hours. */
  backupContinuous: boolean;
}

export const defaultBackupPlan: BackupPlan = {
  backupDaily: true,
  backupHour: 3,
  keptDays: 7,
  keptWeeks: 4,
  keptMonths: 12,
  backupContinuous: false,
};
