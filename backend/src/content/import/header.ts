import { parse as parseToml, TomlError } from 'smol-toml';
import { LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { Refusal } from './refusal.js';

const MAX_HEADER = 64 * 1024;
const MAX_ALIASES = 50;

type Header = Record<string, unknown>;

const OPENING = /^(---|\+\+\+|;;;)[ \t]*(?:(yaml|yml|toml|json)[ \t]*)?\n/i;
/** A JSON object before the text, as in Hugo. */
const OPENING_JSON = /^\{\s*["}]/;
const LANGUAGES: Record<string, string> = { '---': 'yaml', '+++': 'toml', ';;;': 'json' };

export function hasHeader(text: string): boolean {
  return OPENING.test(text) || OPENING_JSON.test(text);
}

/**
 * Splits off a header in YAML, TOML or JSON.
 * @throws Refusal when there is none, or when it is not closed or is invalid
 */
export function divide(text: string): { header: Header; body: string } {
  if (OPENING_JSON.test(text)) return divideJson(text);
  const [, fence, named] = OPENING.exec(text) ?? [];
  if (!fence) throw new Refusal('l’en-tête YAML manque (un bloc entre deux lignes --- au début du fichier)');
  const language = named?.toLowerCase() ?? LANGUAGES[fence]!;
  const label = language === 'yml' ? 'YAML' : language.toUpperCase();
  const [content, body = ''] = untilFence(text, fence);
  if (content === undefined) throw new Refusal(`l’en-tête ${label} n’est pas refermé par une ligne ${fence}`);
  if (content.length > MAX_HEADER) throw new Refusal(`en-tête ${label} de plus de 64 Ko`);
  if (language === 'toml') return { header: readToml(content), body };
  // An object may lack its braces.
  const isBare = language === 'json' && !content.trimStart().startsWith('{');
  return { header: readYaml(isBare ? `{${content}}` : content, label), body };
}

/** Splits a text at the line that closes the fence of its first line. */
export function untilFence(text: string, fence = '---'): [string?, string?] {
  const lines = text.split('\n');
  const closes =
    fence === '---' ? /^(?:---|\.\.\.)[ \t]*$/ : new RegExp(`^\\${fence.split('').join('\\')}[ \\t]*$`);
  const end = lines.findIndex((line, at) => at > 0 && closes.test(line));
  return end < 0 ? [] : [lines.slice(1, end).join('\n'), lines.slice(end + 1).join('\n')];
}

function divideJson(text: string): { header: Header; body: string } {
  let end = -1;
  while ((end = text.indexOf('}', end + 1)) >= 0 && end < MAX_HEADER) {
    if (isJson(text.slice(0, end + 1)))
      return { header: readYaml(text.slice(0, end + 1), 'JSON'), body: text.slice(end + 1) };
  }
  throw new Refusal('en-tête JSON invalide, ou qui n’est pas refermé');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Strings and comments, which stay, or a number, a date or a word as a value. */
const TOML_VALUE =
  /"{3}[^]*?(?:"{3}|$)|'{3}[^]*?(?:'{3}|$)|"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?|#[^\n]*|([=[,][ \t\n]*)([+-]?(?:\d[\w.:+-]*(?: \d\d:[\w.:+-]+)?|inf|nan|true|false))(?=[ \t]*(?:[,\]}#\n]|$))/g;

/** Values are texts as they are written, as in YAML. */
function readToml(content: string): Header {
  const texts = content.replace(TOML_VALUE, (match, before?: string, value?: string) =>
    value === undefined ? match : `${before}"${value}"`,
  );
  try {
    return parseToml(texts);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // Line numbers start at the delimiter that opens the header.
    throw new Refusal(`en-tête TOML invalide à la ligne ${error.line + 1}`);
  }
}

/** Values stay texts as written: `3.10`, `007`, `yes`. JSON is YAML, too. */
function readYaml(yaml: string, label: string): Header {
  const lineCounter = new LineCounter();
  const document = readDocument(yaml, lineCounter, label);
  const [error] = document.errors;
  if (error) {
    // Line numbers start at the delimiter that opens the header.
    const line = lineCounter.linePos(error.pos[0]).line + 1;
    throw new Refusal(`en-tête ${label} invalide à la ligne ${line}${explain(error)}`);
  }
  visit(document, {
    Scalar(key, node) {
      const isPlain = node.type === 'PLAIN';
      // In a list, `null` is a word, such as a tag; nobody would write an empty item.
      if (isPlain && (node.source === '' || node.source === '~' || (key === 'value' && isNull(node.source))))
        node.value = null;
    },
  });
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch {
    throw new Refusal(`en-tête ${label} invalide : trop d’alias, ou un alias sans ancre`);
  }
  if (value === null || value === '') return {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new Refusal(`en-tête ${label} invalide : il doit tenir en lignes « clé: valeur »`);
  }
  return value as Header;
}

const isNull = (source: string | undefined): boolean => /^(?:null|Null|NULL)$/.test(source ?? '');

function readDocument(
  yaml: string,
  lineCounter: LineCounter,
  label: string,
): ReturnType<typeof parseDocument> {
  try {
    return parseDocument(yaml, { lineCounter, prettyErrors: false, schema: 'failsafe' });
  } catch {
    // Nesting exceeds the stack.
    throw new Refusal(`en-tête ${label} invalide : trop de niveaux`);
  }
}

function explain({ code }: YAMLError): string {
  if (code === 'DUPLICATE_KEY') return ' : clé en double';
  if (code === 'TAB_AS_INDENT') return ' : tabulation au lieu d’espaces';
  if (code === 'MISSING_CHAR') return ' : guillemet ou signe manquant';
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return ' : un texte avec deux-points doit être entre guillemets';
  return '';
}
