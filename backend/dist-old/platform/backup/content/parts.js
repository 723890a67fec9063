import { BY_CONTENT } from '../backup-name.js';
/** Folder of a store that holds the parts of all backups. */ const FOLDER = 'content';
const MOMENT_LENGTH = '2026-03-01T031500-000Z.manifest'.length;
const NAME = /^[\da-f]{64}(?:\.partial)?$/;
export const partPlace = (name)=>`${FOLDER}/${name}`;
/** Existing parts, including incomplete ones of killed processes. */ export async function listParts(store) {
    return (await store.list(FOLDER)).filter(({ name })=>NAME.test(name));
}
/** Names of the manifests in a store, latest first. */ export async function listManifests(store) {
    const names = (await store.list('')).map(({ name })=>name).filter((name)=>name.endsWith(BY_CONTENT));
    const momentOf = (name)=>name.slice(-MOMENT_LENGTH);
    return names.sort((one, other)=>momentOf(other).localeCompare(momentOf(one)));
}
//# sourceMappingURL=parts.js.map
