/** Where the target of a link begins. */
const TARGET = String.raw`(?<=\]\([ \t]*<?|^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*<?|\b(?:href|src)=["']?)`;
const tag = (pattern: string): RegExp => new RegExp(TARGET + pattern, 'gm');
const BASE = tag(String.raw`(?:\{\{-?[ \t]*site\.(?:base)?url[ \t]*-?\}\}){1,2}`);
/** Of Liquid: `{{ "/a.png" | relative_url }}`. */
const OUTPUT = tag(String.raw`\{\{-?[ \t]*(["'])([^"'{}\n]*)\1[ \t]*(?:\|[^{}\n]*)?\}\}`);
/** Of Jekyll. */
const LIQUID = tag(String.raw`\{%-?[ \t]*(post_url|link)[ \t]+([^{}\n]*?)[ \t]*-?%\}`);
/** Of Hugo. */
const SHORTCODE = tag(
  String.raw`\{\{[<%][ \t]*(?:rel)?ref[ \t]+(?:path=)?(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'<>%]+))[^{}\n]*[>%]\}\}`,
);

/** Replaces tags of site generators that stand for the address of a link: by the file that they name. */
export function readLinkTags(markdown: string): string {
  return markdown.includes('{{') || markdown.includes('{%')
    ? replaceTags(markdown, () => undefined)
    : markdown;
}

/** Files that such tags name; they may be in any folder. */
export function taggedFiles(markdown: string): string[] {
  const files: string[] = [];
  replaceTags(markdown, (file) => files.push(file));
  return files;
}

function replaceTags(markdown: string, tell: (file: string) => void): string {
  const told = (file: string): string => {
    const address = file.trim().replaceAll(' ', '%20');
    tell(address);
    return address;
  };
  return markdown
    .replace(BASE, '')
    .replace(OUTPUT, (_, _quote, target: string) => target)
    .replace(LIQUID, (_, kind: string, file: string) => told(kind === 'link' ? file : `${file}.md`))
    .replace(SHORTCODE, (_, ...names: (string | undefined)[]) =>
      told(names.slice(0, 3).find((name) => name !== undefined)!),
    );
}
