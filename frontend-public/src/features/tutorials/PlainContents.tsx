import { Panel } from '../../ui/controls';

const HEADINGS = /<h([23]) id="([^"]*)">(.*?)<\/h\1>/gs;

/** The sections of an article for a browser without scripts, which builds no table of contents. */
export function PlainContents({ html }: { html: string }) {
  // A browser with scripts never looks into it.
  const headings = import.meta.env.SSR ? [...html.matchAll(HEADINGS)] : [];
  return (
    <noscript>
      {headings.length > 0 && (
        <Panel as="nav" aria-label="Sommaire" className="prose" css={{ mb: '8' }}>
          <ul>
            {headings.map(([, , id = '', inner = '']) => (
              <li key={id}>
                <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: inner.replace(/<[^>]*>/g, '') }} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </noscript>
  );
}
