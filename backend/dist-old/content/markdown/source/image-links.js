const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const LINK_TARGET = /\]\([ \t]*(?:<([^<>\n]+)>|([^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*))/g;
const DEFINITION = /^ {0,3}\[[^\]\r\n\u2028\u2029]+\]:[ \t]*(?:<([^<>\n]+)>|(\S+))/gm;
const HTML_SOURCE = /<img\s[^<>]*?\bsrc\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'<>]+))/gi;
const PATTERNS = [
    LINK_TARGET,
    DEFINITION,
    HTML_SOURCE
];
/** Local links of a Markdown text that may be images, as written. False positives are harmless. */ export function localImageLinks(markdown) {
    const found = PATTERNS.flatMap((pattern)=>linksOf(markdown, pattern));
    return [
        ...new Set(found)
    ].filter((link)=>isLocal(link) && isImageFile(link));
}
/** `![text](link)`; the text may contain one pair of brackets. */ const SHOWN = /!\[(?:[^[\]]|\[[^[\]]*\])*\]\([ \t]*(?:<([^<>\n]+)>|([^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*))/g;
/** Links to images of other sites that a Markdown text shows, as written except for `&amp;`. */ export function remoteImageLinks(markdown) {
    const shown = [
        SHOWN,
        HTML_SOURCE
    ].flatMap((pattern)=>linksOf(markdown, pattern));
    // Only the file name tells whether a definition is an image.
    const defined = linksOf(markdown, DEFINITION).filter(isImageFile);
    const links = [
        ...shown,
        ...defined
    ].map((link)=>link.replaceAll('&amp;', '&'));
    return [
        ...new Set(links)
    ].filter((link)=>/^(?:https?:)?\/\//i.test(link));
}
const linksOf = (markdown, pattern)=>[
        ...markdown.matchAll(pattern)
    ].map((match)=>match.slice(1).find((group)=>group !== undefined));
/**
 * Replaces image links and changes nothing else.
 * @param others new links, by link as written
 */ export function withImageLinks(markdown, others) {
    if (others.size === 0) return markdown;
    return PATTERNS.reduce((text, pattern)=>text.replace(pattern, (match, ...groups)=>{
            const link = groups.slice(0, 3).find((group)=>typeof group === 'string' && match.includes(group));
            const other = others.get(link);
            if (other === undefined) return match;
            // The text before the link may contain it too.
            const at = match.lastIndexOf(link);
            return match.slice(0, at) + other + match.slice(at + link.length);
        }), markdown);
}
export function isLocal(link) {
    return !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(link);
}
/** Decides by the file name. */ export function isImageFile(path) {
    return IMAGE_FILE.test(path.split(/[?#]/, 1)[0]);
}
//# sourceMappingURL=image-links.js.map
