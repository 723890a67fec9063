/** Why a backup or a restoration was not made. `message` is one French sentence for whoever runs the site. */
export class BackupError extends Error {}
