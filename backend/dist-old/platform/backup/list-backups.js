import { AUTOMATIC, POINT } from './backup-name.js';
const NAME = /^(passerelle(?:-auto|-upgrade|-point)?)-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)-(\d{3})Z\.(?:zip|zip\.age|manifest)$/;
/**
 * Backups in a store, latest first; each was test-restored when it was made.
 * @throws BackupError when the store cannot be reached
 */ export async function listBackups(store) {
    return (await listAll(store)).filter(({ name })=>!isPoint(name));
}
/**
 * Recovery points in a store, latest first.
 * @throws BackupError when the store cannot be reached
 */ export async function listPoints(store) {
    return (await listAll(store)).filter(({ name })=>isPoint(name));
}
const isPoint = (name)=>name.startsWith(`${POINT}-`);
/** Backups and recovery points. @throws BackupError when the store cannot be reached */ export async function listAll(store) {
    const backups = [];
    for (const { name, bytes } of (await store.list(''))){
        const parts = NAME.exec(name);
        if (!parts) continue;
        const [, begin, day, hour, minute, second, ms] = parts;
        const createdAt = new Date(`${day}T${hour}:${minute}:${second}.${ms}Z`);
        backups.push({
            name,
            bytes,
            createdAt,
            isAutomatic: begin === AUTOMATIC
        });
    }
    return backups.sort((one, other)=>+other.createdAt - +one.createdAt);
}
//# sourceMappingURL=list-backups.js.map
