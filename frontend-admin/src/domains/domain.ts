import { queryOptions } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import BookOpen from '~icons/book-open';
import CodeXml from '~icons/code-xml';
import Languages from '~icons/languages';
import ListChecks from '~icons/list-checks';
import Megaphone from '~icons/megaphone';
import Palette from '~icons/palette';
import Sprout from '~icons/sprout';
import type { IconComponent } from '@passerelle/icons/draw-icon';
import { call } from '../api/http';

export type Domain = components['schemas']['DomainDto'];

export const domainsQuery = queryOptions({
  queryKey: ['domaines'],
  queryFn: () => call('GET', '/api/domains').then(({ domains }) => domains),
});

/** Those that the public site draws; it shows a book for any other. */
export const icons: Record<string, { label: string; Icon: IconComponent }> = {
  'code-xml': { label: 'Code', Icon: CodeXml },
  palette: { label: 'Palette', Icon: Palette },
  megaphone: { label: 'Mégaphone', Icon: Megaphone },
  'list-checks': { label: 'Liste', Icon: ListChecks },
  languages: { label: 'Langues', Icon: Languages },
  sprout: { label: 'Pousse', Icon: Sprout },
  'book-open': { label: 'Livre', Icon: BookOpen },
};
