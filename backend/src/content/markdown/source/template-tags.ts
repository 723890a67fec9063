import { readLinkTags } from './link-tags.js';

// Each pattern stops at the next opening, which avoids quadratic scanning.
const LIQUID = /\{%-?((?:(?!\{%|%\})[^])*)%\}/g;
const ONLY_LIQUID = /^ {0,3}(?:\{%(?:(?!\{%|%\})[^])*%\}[ \t]*)+$/gm;
const ONLY_OUTPUT = /^ {0,3}(?:\{\{(?:(?!\{\{|\}\})[^])*\}\}\}?[ \t]*)+$/gm;
const SHORTCODE = /\{\{([<%])((?:(?!\{\{|\}\})[^])*)[>%]\}\}/g;
const FILE_NAME = /\{%\s*filename\s*%\}(?:\s*\{\{[^{}\n]*\}\})?([^{}\n]*)\{%\s*endfilename\s*%\}/g;
const RAW = /\{%-?\s*(?:end)?raw\s*-?%\}/g;

const hintKinds: Record<string, string> = { success: 'tip', working: 'note' };

/**
 * Removes the tags of Jekyll, Liquid, Nunjucks, GitBook and Hugo from prose and keeps their text: alternative texts,
 * tab titles. Hints become `:::` containers. Tags within a sentence may be its subject and stay.
 */
export function readTemplateTags(prose: string): string {
  if (!prose.includes('{%') && !prose.includes('{{')) return prose;
  return readLinkTags(prose)
    .replace(FILE_NAME, (_, name: string) => name.trim())
    .replace(SHORTCODE, (_, _sign, inner: string) => readShortcode(inner.trim()))
    .replace(RAW, '')
    .replace(ONLY_LIQUID, (tags) =>
      [...tags.matchAll(LIQUID)].map(([, inner]) => readTag(inner!.trim())).join('\n'),
    )
    .replace(ONLY_OUTPUT, '');
}

function readShortcode(inner: string): string {
  if (inner.startsWith('/')) return /^\/\s*notice\b/.test(inner) ? '\n:::\n' : '';
  const notice = /^notice\s+"?(\w+)/.exec(inner);
  if (notice) return `\n::: ${notice[1]}\n`;
  return /^figure\b/.test(inner) ? image(inner, 'src') : '';
}

function readTag(inner: string): string {
  const [, name, rest] = /^-?\s*([\w-]+)([^]*)$/.exec(inner) ?? [];
  switch (name) {
    case 'hint': {
      const style = attribute(rest!, 'style') ?? 'info';
      return `\n::: ${hintKinds[style] ?? style}\n`;
    }
    case 'endhint':
      return '\n:::\n';
    case 'tab':
      return `\n**${attribute(rest!, 'title') ?? ''}**\n`;
    case 'figure': {
      const [url, caption] = [...rest!.matchAll(/"([^"]*)"/g)].map(([, value]) => value!);
      return url ? `\n![${plain(caption ?? '')}](<${url}>)\n` : '';
    }
    case 'include':
      return `\n${image(rest!, 'file')}\n`;
    default:
      return '';
  }
}

/** Text of an image tag. */
function image(attributes: string, addressName: string): string {
  const [alt, caption, summary, content] = ['alt', 'caption', 'summary', 'content'].map((name) =>
    (attribute(attributes, name) ?? '').trim(),
  );
  const address = attribute(attributes, addressName);
  const shown = address && (alt || caption) ? `![${plain(alt || caption!)}](<${address}>)` : '';
  return [shown, alt ? caption : '', summary, content].filter(Boolean).join('\n\n');
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`)
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined);
}

function plain(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&').replace(/\s+/g, ' ');
}
