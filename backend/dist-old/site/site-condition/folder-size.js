import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
/** Files read concurrently. */ const AT_ONCE = 64;
/**
 * Total size of the files in a folder and its subfolders.
 * @param until deadline, as of `performance.now()`
 */ export async function folderSize(folder, until) {
    let bytes = 0;
    let paths = [];
    const weigh = async ()=>{
        // Files may be deleted meanwhile.
        const found = await Promise.all(paths.map((path)=>stat(path).catch(()=>undefined)));
        bytes += found.reduce((sum, file)=>sum + (file?.size ?? 0), 0);
        paths = [];
    };
    try {
        for await (const entry of (await opendir(folder, {
            recursive: true
        }))){
            if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
            if (paths.length === AT_ONCE) await weigh();
            if (performance.now() > until) return {
                bytes,
                isWhole: false
            };
        }
    } catch (error) {
        if (error.code !== 'ENOENT') return {
            bytes,
            isWhole: false
        };
    }
    await weigh();
    return {
        bytes,
        isWhole: true
    };
}
//# sourceMappingURL=folder-size.js.map
