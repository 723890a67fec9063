import { fold } from '@passerelle/api-client/fold';

const MAX_LENGTH = 80;

/** File name for a title, with characters that every system accepts. */
export function fileName(title: string, extension: string): string {
  const name = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
  return `${name || 'tutoriel'}.${extension}`;
}
