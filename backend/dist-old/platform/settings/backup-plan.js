/** Schedule and retention of backups; stored in the table of settings. */ export const defaultBackupPlan = {
    backupDaily: true,
    backupHour: 3,
    keptDays: 7,
    keptWeeks: 4,
    keptMonths: 12,
    backupContinuous: false
};
//# sourceMappingURL=backup-plan.js.map
