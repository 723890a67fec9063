/**
 * Patterns that recheck reports but that may stay: their input is short or our own, or it is a false positive.
 * @type {Map<string, string>}
 */
export const accepted = new Map(
  /** @type {[RegExp, string][]} */ ([
    [/\]\(([^)\s]+)[^)]*\)/g, 'our own documentation'],
    [/(\d+)m([\d.]+)s/g, 'a line that the shell prints'],
    [/^ {6}([A-Z\d_]+): .*\(\{ default: (.+) \}\),$/gm, 'our own configuration'],
    [/^const \w+ = \[([^\]]*)\] as const;/gm, 'our own configuration'],
    [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'what a visitor types into a field, in their own browser'],
    [
      /(bricolage-grotesque|source-serif-4)-latin-wght-normal-[^/]+\.woff2$/,
      'names of files that we have built',
    ],
    [/\/+$/, 'the path of a request, 16 kB at most'],
    [/trailer\s*<<([\s\S]*?)>>\s*startxref/, 'the end of a PDF that we have printed'],
    [
      /(?<!!)\[([^[\]\n]*)\]\{[.#][^{}\n]*\}/g,
      'both classes stop at the next opening: measured, 350,000 characters take 20 ms',
    ],
    [
      /\{\{([<%])((?:(?!\{\{|\}\})[^])*)[>%]\}\}/g,
      'stops at the next opening: measured, 200,000 characters take 19 ms',
    ],
    [
      /((?:pass(?:word|wd|e)?|mot de passe|secret|token|jeton|authorization|cookie|api[-_]?key|recovery\w{0,20}|totp\w{0,20})["']?\s*[:=]\s*)(?:(?:bearer|basic)\s+)?("[^"]*"|'[^']*'|[^\s"',;&)}\]]+)/gi,
      'names of twenty letters more at most: measured, 220,000 characters take 4 ms',
    ],
    [/[\p{L}\p{N}_]{1,60}(?=[[({])/gu, 'sixty letters at most: measured, 200,000 characters take 50 ms'],
    [/\{%-?((?:(?!\{%|%\})[^])*)%\}/g, 'stops at the next opening: measured, 95,000 characters take 1 ms'],
    [
      /^ {0,3}(?:\{%(?:(?!\{%|%\})[^])*%\}[ \t]*)+$/gm,
      'stops at the next opening: measured, 95,000 characters take 1 ms',
    ],
    [
      /^ {0,3}\{%-?\s*highlight\s+([\w+#-]+)(?![\w+#-])[^%]*%\}\s*$/,
      'each shorter language fails at once: measured, 200,000 characters take 3 ms',
    ],
    [
      /"[^"]{0,300}"|\|[^|]{0,300}\||\[[^\]]{0,300}\]|\([^)]{0,300}\)|\{[^}]{0,300}\}/g,
      'a diagram of 8,000 characters at most, each class of 300: measured, the worst takes 27 ms',
    ],
    [/[\p{N}\P{L}]+$/u, 'a display name, 100 characters at most'],
    [
      /<a [^<>]*data-footnote-ref[^<>]*>[^<>]*<\/a>|<[^<>]*>/g,
      'sanitised HTML, in which a `<` is always that of a tag that ends',
    ],
    [
      /<a [^<>]*data-footnote-ref[^<>]*>[^<>]*<\/a>|<[^<>]*>|&#?\w+;/g,
      'sanitised HTML, in which a `<` is always that of a tag that ends',
    ],
    [/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>|(<!--|<[!?])/gi, 'what an author writes, in their own browser'],
    [/<p(?:\s[^<>]*)?>([^]*?)<\/p>/g, 'sanitised HTML, in which every paragraph ends'],
  ]).map(([pattern, reason]) => [String(pattern), reason]),
);
