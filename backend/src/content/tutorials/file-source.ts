const PREFIX = 'file:';

/** Identifies a tutorial whose file names no source, by the path of the file on its machine. Not shown to readers. */
export function fileSource(path: string): string {
  return PREFIX + path;
}

/** The path of such a file; undefined if the file named its source. */
export function filePathOf(sourcePath: string): string | undefined {
  return sourcePath.startsWith(PREFIX) ? sourcePath.slice(PREFIX.length) : undefined;
}
