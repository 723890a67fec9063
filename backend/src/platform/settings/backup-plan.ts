/** When the site backs itself up, and how much of that stays; beside the settings of the console, in the same table. */
export interface BackupPlan {
  backupDaily: boolean;
  /** Of the site’s clocks. */
  backupHour: number;
  /** Of so many days, weeks and months the latest backup stays. */
  keptDays: number;
  keptWeeks: number;
  keptMonths: number;
  /** Whether the site can go back to any minute of the last hours. */
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
