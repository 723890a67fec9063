import { Panel } from '../../ui/controls';

const HEADING_STARTS = /<h([23]) id="([^"<]*)">/g;
/** Tags, and the numbers of notes. */
const TAGS = /<a [^<>]*data-footnote-ref[^<>]*>[^<>]*<\/a>|<[^<>]*>/g;

/** Table of contents for browsers without JavaScript. */
export function PlainContents({ html }: { html: string }) {
  // Rendered on the server only: browsers with JavaScript ignore noscript elements.
  const headings = import.meta.env.SSR ? headingsOf(html) : [];
  return (
    <noscript>
      {headings.length > 0 && (
        <Panel as="nav" aria-label="Sommaire" className="prose" css={{ mb: '8' }}>
          <ul>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: text }} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </noscript>
  );
}

/** Headings with their text as HTML without tags, as links cannot be nested. */
function headingsOf(html: string): { id: string; text: string }[] {
  return [...html.matchAll(HEADING_STARTS)].map(({ 0: start, 1: level, 2: id = '', index }) => {
    const begin = index + start.length;
    return { id, text: html.slice(begin, html.indexOf(`</h${level}>`, begin)).replace(TAGS, '') };
  });
}
