/** How often something may be done. */
export interface Limit {
  name: string;
  requests: number;
  windowMs: number;
}

interface Rule extends Limit {
  method: 'GET' | 'POST';
  path: RegExp;
}

const MINUTE_MS = 60_000;

const rule = (method: Rule['method'], path: RegExp, name: string, requests: number, minutes = 1): Rule => ({
  name,
  requests,
  windowMs: minutes * MINUTE_MS,
  method,
  path,
});

/** What guessing, flooding or spamming would use most. Each is counted on its own, and with everything else. */
const rules: Rule[] = [
  rule('POST', /^\/api\/auth\/login$/, 'login', 10),
  rule('POST', /^\/api\/auth\/register$/, 'register', 5, 10),
  rule('POST', /^\/api\/auth\/(password\/reset(-request)?|email\/confirm-request)$/, 'reset', 5, 10),
  rule('POST', /^\/api\/tutorials\/[^/]+\/comments$/, 'comment', 20),
  rule('POST', /^\/api\/comments\/report$/, 'report', 10),
  rule('POST', /^\/api\/newsletter\/subscribe$/, 'newsletter', 5, 10),
  rule('GET', /^\/api\/tutorials\/[^/]+\/(pdf|download)$/, 'export', 40),
  rule('POST', /^\/api\/(collections|learning-paths)\/.+\/exports$/, 'book', 20, 10),
  rule('POST', /^\/api\/tutorials\/[^/]+\/translate$/, 'translate', 10),
  rule('POST', /^\/api\/images$/, 'image', 30),
  rule('POST', /^\/api\/tutorials\/preview$/, 'preview', 20),
  rule('GET', /^\/api\/search$/, 'search', 120),
];

const EVERYTHING: Limit = { name: 'everything', requests: 600, windowMs: MINUTE_MS };

/** The limits a request counts towards. Addresses are compared as the router does: without case and final slash. */
export function limitsOf(method: string, path: string): Limit[] {
  const plain = path.toLowerCase().replace(/\/+$/, '');
  const asked = method === 'HEAD' ? 'GET' : method;
  return [...rules.filter((each) => each.method === asked && each.path.test(plain)), EVERYTHING];
}
