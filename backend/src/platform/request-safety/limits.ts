import { DAY_MS, MINUTE_MS } from '@passerelle/api-client/durations';

/** A rate limit. */
export interface Limit {
  name: string;
  requests: number;
  windowMs: number;
}

/**
 * Ways of counting requests:
 * - `account`: all requests of a member, from anywhere;
 * - `session`: requests of one session, before it is looked up;
 * - `visitors`: all requests without a session from one address;
 * - `address`: all requests from one address, signed in or not. For routes where a session proves nothing, because an
 *   attacker can discard it or hold many.
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

const DAY_MINUTES = DAY_MS / MINUTE_MS;

const rule = (methods: string, path: RegExp, name: string, quotas: Quotas, minutes = 1): Rule => ({
  name,
  methods: methods.split(' '),
  path,
  minutes,
  quotas,
});

/**
 * Limits against guessing, flooding and spam, counted separately and towards the total. A member may do as much as one
 * person can by hand. An address may do as much as a whole class can in the same minute, and is limited only where
 * requests are expensive or reach other people.
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
  // One request per pause in typing.
  rule('POST', /^\/api\/tutorials\/preview$/, 'preview', { account: 60 }),
  rule('POST', /^\/api\/tutorials$/, 'tutorial', { account: 30 }),
  rule('PUT DELETE', /^\/api\/tutorials\/[^/]+$/, 'tutorial', { account: 30 }),
  // One every two seconds while typing, in a few tabs.
  rule('PUT', /^\/api\/drafts\/[^/]+$/, 'draft-save', { account: 120 }),
  rule('POST DELETE', /^\/api\/drafts(\/.+)?$/, 'draft', { account: 30 }),
  rule('POST', /^\/api\/tutorials\/[^/]+\/authors\/invitations$/, 'author-invitation', { account: 20 }, 60),
  rule('GET', /^(\/api\/search|\/recherche)$/, 'search', { visitors: 600, account: 120 }),
  // One request per pause in typing.
  rule('GET', /^\/api\/search\/suggestions$/, 'suggestions', { visitors: 1200, account: 240 }),
  // Cached pages are sent before the limits apply, so this counts rendered pages.
  rule('GET', /^(?!\/(api|media|admin)(\/|$))/, 'page', { visitors: 300, account: 120 }),
];

const everything: Quotas = { account: 600, session: 600, visitors: 3000 };

const EVERYTHING: Rule = { name: 'everything', methods: [], path: /^/, minutes: 1, quotas: everything };

/** The limits that a request counts towards for a given kind of counting. */
export function limitsOf(method: string, path: string, by: CountedBy): Limit[] {
  return [...ownRules(method, path), EVERYTHING].flatMap(({ name, minutes, quotas }) => {
    const requests = quotas[by];
    return requests === undefined ? [] : [{ name, requests, windowMs: minutes * MINUTE_MS }];
  });
}

/** Whether a limit other than the total applies to the request. */
export function hasOwnLimit(method: string, path: string): boolean {
  return ownRules(method, path).length > 0;
}

/** Paths are matched as the router does: ignoring case and a trailing slash. */
function ownRules(method: string, path: string): Rule[] {
  const plain = path.toLowerCase().replace(/\/+$/, '');
  const asked = method === 'HEAD' ? 'GET' : method;
  return rules.filter((each) => each.methods.includes(asked) && each.path.test(plain));
}
