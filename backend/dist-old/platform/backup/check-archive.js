import { damaged } from './manifest.js';
import { sha256Of } from './sha256-of.js';
/** Verifies every checksum. @throws BackupError when one does not match */ export async function checkArchive(archive) {
    for (const [name, { sha256 }] of Object.entries(archive.manifest.tables)){
        if (await sha256Of(await archive.table(name)) !== sha256) throw damaged();
    }
    for (const { path, sha256 } of archive.manifest.files){
        if (await sha256Of(await archive.file(path)) !== sha256) throw damaged();
    }
}
//# sourceMappingURL=check-archive.js.map
