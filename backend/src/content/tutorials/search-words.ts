import { fold } from '@passerelle/api-client/fold';

const MAX_LENGTH = 60;

/**
 * The words of a text as full-text search stores and looks them up: folded, and each led by `zq`. Without that prefix
 * MySQL would leave out words of one or two letters (« C », « JS ») and English stop words (« the », « com »),
 * and the two databases would find different things. Names such as C++, C# and .NET are kept whole.
 */
export function searchWords(text: string): string[] {
  const named = fold(text)
    .replace(/\b([a-z])\+\+/g, '$1plusplus')
    .replace(/\b([a-z])#/g, '$1sharp')
    .replace(/(^|[\s(])\.net\b/g, '$1dotnet');
  const words = named.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => `zq${word.slice(0, MAX_LENGTH)}`);
}
