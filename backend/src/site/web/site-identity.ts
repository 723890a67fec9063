import { escapeText } from '../../platform/common/escape-text.js';

interface SiteIdentity {
  name: string;
  description: string;
  publicUrl: string;
  /** Address of a picture; ours where there is none. */
  favicon: string | null;
}

const OUR_ICON = '/favicon.svg';
/** What browsers show of a name in their lists of search engines. */
const MAX_SHORT_NAME = 16;

export const iconOf = ({ favicon }: Pick<SiteIdentity, 'favicon'>): string => favicon ?? OUR_ICON;

/** What a browser needs to put the site among the programs of a device. */
export function manifestOf({ name, description, favicon }: SiteIdentity): string {
  const icon = favicon ? { src: favicon } : { src: OUR_ICON, type: 'image/svg+xml' };
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: 'fr',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf9f5',
    theme_color: '#fbf9f5',
    icons: [{ ...icon, sizes: 'any' }],
  });
}

/** What a browser needs to search the site from its address bar (OpenSearch 1.1). */
export function openSearchOf({ name, description, publicUrl, favicon }: SiteIdentity): string {
  const shortName = name.slice(0, MAX_SHORT_NAME).trim();
  const icon = new URL(iconOf({ favicon }), publicUrl).href;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeText(shortName)}</ShortName>
<LongName>${escapeText(name)}</LongName>
<Description>${escapeText(description)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>fr</Language>
<Image>${escapeText(icon)}</Image>
<Url type="text/html" template="${escapeText(publicUrl)}/recherche?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
