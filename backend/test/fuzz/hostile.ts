/* Unexpected values. */

const texts = [
  '',
  ' ',
  'x'.repeat(5000),
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'nul \u0000 nul',
  '\u001b[31mrouge\u0007',
  '\ud83d',
  '\udc00 moitié',
  '\u202etxt.exe',
  '🥐👩‍👩‍👧‍👦🇫🇷',
  'é'.normalize('NFD').repeat(50),
  "' OR 1=1; DROP TABLE users; --",
  '../../../../etc/passwd',
  '%00%0a',
  '{{7*7}}${7*7}',
  '__proto__',
  'javascript:alert(1)',
  'a\ud800@exemple.fr',
  'https://\ud800.fr/',
  'https://foo.0x/',
];

const numbers = [0, -1, 1.5, 1e21, 2 ** 31, 2 ** 53 + 2, 2 ** 63, -(2 ** 63), 5e-324];

const others = [null, true, [], {}, [[[]]], [null], [1, 'deux', {}], { $gt: '' }, { length: 1e9 }];

export const hostileValues: readonly unknown[] = [...texts, ...numbers, ...others];

/** For query strings, where everything is text. */
export const hostileTexts: readonly string[] = [
  ...texts.map((text) => text.slice(0, 3000)),
  ...numbers.map(String),
  '1e3',
  '0x10',
  '+1',
  '١٢',
  'NaN',
  'null',
  '[]',
  '99999999999999999999999',
  '{"q":{"toString":1}}',
];

/** As in the URL, encoded or badly encoded. */
export const hostilePathParts: readonly string[] = [
  '0',
  '-1',
  '1e3',
  '1.0',
  '01',
  '+1',
  '0x1',
  '%201',
  '1%20',
  '1%00',
  '%EF%BC%91',
  'NaN',
  'null',
  'true',
  '2147483647',
  '2147483648',
  '4294967297',
  '9007199254740993',
  '18446744073709551617',
  '9'.repeat(400),
  'x'.repeat(2000),
  '%3Cscript%3E',
  '%27%20OR%201%3D1',
  '..%2F..%2Fetc%2Fpasswd',
  '%F0%9F%A5%90',
  '%ED%A0%80',
  '%E0%A4%A',
  '__proto__',
  'constructor',
];

/** Invalid JSON, or bare values. */
export const brokenBodies: readonly string[] = [
  '{',
  '{"a":}',
  "{'a':1}",
  '{"a":1}{"b":2}',
  '{"a":"\n"}',
  '[',
  'null',
  'true',
  '12',
  '"texte"',
  '\u0000',
];

/** Valid JSON, but not an object that a route accepts. */
export const oddBodies: readonly string[] = [
  '[]',
  '[{}]',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
];

export const otherTypes: readonly string[] = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16le',
  'application/json; charset=nulle-part',
  'application/octet-stream',
  'n’importe quoi'.replace('’', ' '),
];

/** Extra fields that nobody may set. */
export const foreignFields: readonly string[] = [
  '"inconnu":"oui"',
  '"__proto__":{"isAdmin":true,"id":1}',
  '"constructor":{"prototype":{"isAdmin":true}}',
  '"id":1,"userId":1,"authorId":1',
  '"isAdmin":true,"contributorVerified":true,"likes":1000',
  '"toString":"x","hasOwnProperty":"x","then":"x"',
];
