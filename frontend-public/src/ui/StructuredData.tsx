import { scriptJson } from '../lib/script-json';

/**
 * What a page says of itself in the words of schema.org, for search engines. They read what the server sends: in the
 * browser nothing is made of it.
 */
export function StructuredData({ data }: { data: readonly object[] | false }) {
  const json =
    import.meta.env.SSR && data ? scriptJson({ '@context': 'https://schema.org', '@graph': data }) : '{}';
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
