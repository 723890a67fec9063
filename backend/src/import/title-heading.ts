import { fold } from '@passerelle/api-client/fold';

const HEADING = /^(?: {0,3}#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*|(.+)\n=+[ \t]*)(?:\n|$)/;

/** Takes a leading h1 away when the title says it already, in full or after « Série – ». */
export function withoutTitle(body: string, title: string): string {
  const match = HEADING.exec(body);
  if (!match) return body;
  const heading = words((match[1] ?? match[2]!).replace(/\{[#.:/][^{}]*\}$/, ''));
  const known = words(title);
  if (heading === '' || (known !== heading && !known.endsWith(` ${heading}`))) return body;
  return body.slice(match[0].length).trimStart();
}

function words(text: string): string {
  return (
    fold(text.replace(/<[^<>]*>/g, ''))
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}
