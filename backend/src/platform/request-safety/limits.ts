/** How often something may be done. */
export interface Limit {
  name: string;
  requests: number;
  windowMs: number;
}

/**
 * Whose requests are counted together:
 * - `account`: all of a member's, wherever they come from;
 * - `session`: those of one session, before it has been looked up;
 * - `visitors`: all that come from one address without a session;
 * - `address`: all that come from one address, signed in or not, where a session proves nothing: it can be thrown away
 *   or be one of many.
 */
export const countedBy = ['account', 'session', 'visitors', 'address'] as const;
export type CountedBy = (typeof countedBy)[number];

type Quotas = Partial<Record<CountedBy, number>>;

interface Rule {
  name: string;
  methods: readonly string[];
  path: RegExp;
  minutes: number;
  quotas: Quotas;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const rule = (methods: string, path: RegExp, name: string, quotas: Quotas, minutes = 1): Rule => ({
  name,
  methods: methods.split(' '),
  path,
  minutes,
  quotas,
});

/**
 * What guessing, flooding or spamming would use most. Each is counted on its own, and with everything else. A member has
 * what one person can do with their hands; an address has what a whole class can do in the same minute, and only for what
 * costs work or reaches others.
 */
const rules: Rule[] = [
  rule('POST', /^\/(api\/auth\/login|ecrire\/connexion)$/, 'login', { address: 120, account: 10 }),
  rule('POST', /^\/api\/auth\/register$/, 'register', { address: 60, account: 5 }, 10),
  rule('POST', /^\/api\/auth\/register$/, 'register-day', { address: 200 }, DAY_MINUTES),
  rule('POST', /^\/api\/auth\/password\/reset(-request)?$/, 'reset', { address: 30, account: 5 }, 10),
  rule('POST', /^\/api\/auth\/email\/confirm-request$/, 'confirm', { account: 5 }, 10),
  rule('PUT', /^\/api\/auth\/email$/, 'change-email', { account: 5 }, 10),
  rule('POST', /^\/api\/tutorials\/[^/]+\/comments$/, 'comment', { account: 20 }),
  rule('POST', /^\/api\/comments\/report$/, 'report', { account: 10 }),
  rule('POST', /^\/api\/(tutorials|collections\/shared|users)\/[^/]+\/reports$/, 'report', { account: 10 }),
  rule(
    'POST',
    /^(?:\/api\/decisions\/[^/]+\/appeal|\/decisions\/[^/]+)$/,
    'appeal',
    { address: 30, account: 10 },
    10,
  ),
  rule('POST DELETE', /^\/api\/comments\/[^/]+\/like$/, 'like', { account: 60 }),
  rule('POST', /^\/api\/tutorials\/[^/]+\/rating$/, 'rating', { account: 30 }),
  rule('POST', /^\/api\/newsletter\/subscribe$/, 'newsletter', { visitors: 20, account: 5 }, 10),
  rule('POST', /^(\/api)?\/contact$/, 'contact', { address: 20, account: 5 }, 10),
  rule('POST', /^(\/api)?\/contact$/, 'contact-day', { address: 50, account: 20 }, DAY_MINUTES),
  rule('GET', /^\/api\/tutorials\/[^/]+\/(pdf|download)$/, 'export', { visitors: 120, account: 40 }),
  rule('POST', /^\/api\/(collections|learning-paths)\/.+\/exports$/, 'book', { account: 20 }, 10),
  rule('POST', /^\/api\/tutorials\/[^/]+\/translate$/, 'translate', { visitors: 60, account: 10 }),
  rule('POST', /^\/api\/tutorial-requests$/, 'tutorial-request', { account: 5 }, 10),
  rule('POST', /^\/api\/images$/, 'image', { account: 30 }),
  rule('PUT', /^\/api\/profile\/picture$/, 'picture', { account: 10 }),
  // A call for each pause in typing.
  rule('POST', /^\/api\/tutorials\/preview$/, 'preview', { account: 60 }),
  rule('POST', /^\/api\/tutorials$/, 'tutorial', { account: 30 }),
  rule('PUT DELETE', /^\/api\/tutorials\/[^/]+$/, 'tutorial', { account: 30 }),
  // One every two seconds for as long as somebody types, in a few tabs.
  rule('PUT', /^\/api\/drafts\/[^/]+$/, 'draft-save', { account: 120 }),
  rule('POST DELETE', /^\/api\/drafts(\/.+)?$/, 'draft', { account: 30 }),
  rule('POST', /^\/api\/tutorials\/[^/]+\/authors\/invitations$/, 'author-invitation', { account: 20 }, 60),
  rule('GET', /^(\/api\/search|\/recherche)$/, 'search', { visitors: 600, account: 120 }),
  // A call for each pause in typing.
  rule('GET', /^\/api\/search\/suggestions$/, 'suggestions', { visitors: 1200, account: 240 }),
  // What is kept is sent ahead of the limits: these are the pages that are rendered.
  rule('GET', /^(?!\/(api|media|admin)(\/|$))/, 'page', { visitors: 300, account: 120 }),
];

const everything: Quotas = { account: 600, session: 600, visitors: 3000 };

const EVERYTHING: Rule = { name: 'everything', methods: [], path: /^/, minutes: 1, quotas: everything };

/** The limits a request counts towards, where it is counted like this. */
export function limitsOf(method: string, path: string, by: CountedBy): Limit[] {
  return [...ownRules(method, path), EVERYTHING].flatMap(({ name, minutes, quotas }) => {
    const requests = quotas[by];
    return requests === undefined ? [] : [{ name, requests, windowMs: minutes * MINUTE_MS }];
  });
}

/** Whether requests like this count towards more than everything together. */
export function hasOwnLimit(method: string, path: string): boolean {
  return ownRules(method, path).length > 0;
}

/** Addresses are compared as the router does: without case and final slash. */
function ownRules(method: string, path: string): Rule[] {
  const plain = path.toLowerCase().replace(/\/+$/, '');
  const asked = method === 'HEAD' ? 'GET' : method;
  return rules.filter((each) => each.methods.includes(asked) && each.path.test(plain));
}
