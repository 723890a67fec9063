const PREFIX = 'file:';

/** What identifies a tutorial whose file names no source: where on its machine the file is. Not for readers. */
export function fileSource(path: string): string {
  return PREFIX + path;
}

/** The path of such a file; undefined if the file named its source. */
export function filePathOf(sourcePath: string): string | undefined {
  return sourcePath.startsWith(PREFIX) ? sourcePath.slice(PREFIX.length) : undefined;
}
