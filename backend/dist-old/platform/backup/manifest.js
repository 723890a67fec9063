import { BackupError } from './backup-error.js';
export const FORMAT = 'passerelle-backup';
const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';
export const tableEntry = (name)=>`tables/${name}.jsonl`;
export const fileEntry = (path)=>`files/${path}`;
export function createManifest(content) {
    return {
        format: FORMAT,
        formatVersion: FORMAT_VERSION,
        ...content
    };
}
/** @throws BackupError when the text is no manifest, or is one of a later version */ export function parseManifest(text) {
    const { format, formatVersion, ...content } = parse(text);
    if (format !== FORMAT) throw noArchive();
    if (formatVersion > FORMAT_VERSION) throw new BackupError(TOO_NEW);
    return createManifest(content);
}
export const noArchive = ()=>new BackupError("Ce fichier n\u2019est pas une sauvegarde de Passerelle.");
export const damaged = (cause)=>new BackupError("Cette sauvegarde est incompl\xe8te ou ab\xeem\xe9e ; prenez-en une autre.", {
        cause
    });
export const withoutKey = ()=>new BackupError("Cette sauvegarde est chiffr\xe9e ; donnez sa phrase secr\xe8te dans la variable BACKUP_KEY.");
export const otherKey = (cause)=>new BackupError("La phrase secr\xe8te de la variable BACKUP_KEY n\u2019est pas celle de cette sauvegarde.", {
        cause
    });
export const TOO_NEW = "Cette sauvegarde vient d\u2019une version plus r\xe9cente de Passerelle ; mettez le site \xe0 jour, puis recommencez.";
function parse(text) {
    try {
        return JSON.parse(text) ?? {};
    } catch  {
        throw noArchive();
    }
}
//# sourceMappingURL=manifest.js.map
