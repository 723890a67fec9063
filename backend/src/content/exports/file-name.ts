import { fold } from '@passerelle/api-client/fold';

const MAX_LENGTH = 80;

/** The name of a file after a title, in the letters that every system takes. */
export function fileName(title: string, extension: string): string {
  const name = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
  return `${name || 'tutoriel'}.${extension}`;
}
