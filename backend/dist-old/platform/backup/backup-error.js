/** Why a backup or a restore failed. `message` is one French sentence for the operator. */ export class BackupError extends Error {
}
//# sourceMappingURL=backup-error.js.map
