import { beginningOf } from '@passerelle/api-client/text-length';
import { escapeText } from '../../platform/common/escape-text.js';

interface SiteIdentity {
  name: string;
  description: string;
  publicUrl: string;
  /** URL of an image; null for the default icon. */
  favicon: string | null;
}

const OUR_ICON = '/favicon.svg';
/** Maximum length of the name in a browser's list of search engines. */
const MAX_SHORT_NAME = 16;

export const iconOf = ({ favicon }: Pick<SiteIdentity, 'favicon'>): string => favicon ?? OUR_ICON;

/** Web app manifest, which makes the site installable. */
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

/** OpenSearch 1.1 description, for searching the site from the address bar. */
export function openSearchOf({ name, description, publicUrl, favicon }: SiteIdentity): string {
  const shortName = beginningOf(name, MAX_SHORT_NAME).trim();
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
