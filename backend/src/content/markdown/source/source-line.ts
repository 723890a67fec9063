/** Start or end of a container, in any dialect. */
export type ContainerMark =
  | { edge: 'open'; name: string; title: string; collapsed?: boolean; prefix: string }
  | { edge: 'close'; prefix: string };

/** `code` lines, including fences, stay unchanged. */
export interface SourceLine {
  text: string;
  code: boolean;
  container?: ContainerMark;
}
