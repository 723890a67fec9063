import { Panel } from '../../ui/controls';

const HEADING_STARTS = /<h([23]) id="([^"<]*)">/g;
const TAGS = /<[^<>]*>/g;

/** The sections of an article for a browser without scripts, which builds no table of contents. */
export function PlainContents({ html }: { html: string }) {
  // A browser with scripts never looks into it.
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

/** With their texts as HTML without elements, since links do not stand in links. */
function headingsOf(html: string): { id: string; text: string }[] {
  return [...html.matchAll(HEADING_STARTS)].map(({ 0: start, 1: level, 2: id = '', index }) => {
    const begin = index + start.length;
    return { id, text: html.slice(begin, html.indexOf(`</h${level}>`, begin)).replace(TAGS, '') };
  });
}
