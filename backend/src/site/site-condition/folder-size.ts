import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** So many files are looked at together. */
const AT_ONCE = 64;

export interface FolderSize {
  bytes: number;
  /** False where time was up before all had been looked at: there is at least so much. */
  isWhole: boolean;
}

/**
 * What the files in a folder and below weigh.
 * @param until reading of `performance.now()`
 */
export async function folderSize(folder: string, until: number): Promise<FolderSize> {
  let bytes = 0;
  let paths: string[] = [];
  const weigh = async (): Promise<void> => {
    // Others may tidy up at the same time.
    const found = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
    bytes += found.reduce((sum, file) => sum + (file?.size ?? 0), 0);
    paths = [];
  };
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
      if (paths.length === AT_ONCE) await weigh();
      if (performance.now() > until) return { bytes, isWhole: false };
    }
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') return { bytes, isWhole: false };
  }
  await weigh();
  return { bytes, isWhole: true };
}
