import { scriptJson } from '../lib/script-json';

/**
 * JSON-LD (schema.org) for search engines, which read the server's HTML: the
 * browser renders nothing.
 */
export function StructuredData({ data }: { data: readonly object[] | false }) {
  const json =
    import.meta.env.SSR && data ? scriptJson({ '@context': 'https://schema.org', '@graph': data }) : '{}';
  return (
    <script suppressHydrationWarning type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
