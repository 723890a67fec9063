import { fold } from '@passerelle/api-client/fold';

/** Words with which a name claims to speak for the site. */
const ROLES = [
  ...['admin', 'administration', 'administrateur', 'administratrice', 'administrator'],
  ...['moderation', 'moderateur', 'moderatrice', 'moderator', 'modo'],
  ...['equipe', 'team', 'staff', 'support', 'assistance', 'helpdesk', 'webmestre', 'webmaster', 'direction'],
  ...['sysadmin', 'systeme', 'system', 'root', 'superuser', 'superutilisateur', 'superviseur'],
  ...['redaction', 'securite', 'security', 'postmaster', 'hostmaster', 'noreply', 'nepasrepondre'],
  ...['compteofficiel', 'serviceclient', 'serviceclients'],
  ...['administrador', 'administradora', 'moderador', 'moderadora', 'amministratore', 'moderatore'],
];
/** Words that do not weaken such a claim. */
const FILLERS = [
  ...['le', 'la', 'les', 'l', 'de', 'du', 'des', 'd', 'un', 'une', 'et', 'a', 'the', 'of'],
  ...['site', 'compte', 'officiel', 'officielle', 'official', 'principal', 'general', 's', 'super', 'bot'],
  ...['chef', 'en', 'adjoint', 'adjointe', 'responsable', 'comite', 'conseil', 'robot'],
  ...['service', 'services', 'technique', 'pedagogique', 'client', 'clients', 'fr', 'com', 'org', 'net'],
  // « Administrateur·rice »
  ...['rice', 'rices', 'trice', 'trices'],
];
/**
 * Characters of other scripts, Cherokee and Lisu included, that look like a Latin letter, in lower case. Ambiguous ones
 * are left out; they match any letter.
 */
const LOOK_ALIKES = {
  a: 'аα@4ᴀꭺꓮ',
  b: 'вβ8ʙᏼꓐ',
  c: 'сϲ¢ᴄꮯꓚ',
  d: 'ԁᴅꭰꓓ',
  e: 'еε3€ᴇꭼꓰ',
  f: 'ғꓝ',
  g: 'ԍɡցɢꮐꓖ',
  h: 'нһհʜꮋꓧ',
  // A capital I, a small L and a 1 look alike.
  i: 'іιı1!|lӏіɪʟꮖꓲꓡ',
  j: 'јᴊꭻꓙ',
  k: 'кκᴋꮶꓗ',
  m: 'мϻᴍꮇꓟ',
  n: 'ոηɴпꓠ',
  o: 'оοօ0ᴏσꓳ',
  p: 'рρᴘꮲꓑ',
  q: 'ԛ',
  r: 'гʀꭱꓣ',
  s: 'ѕ5$ꜱꮪꓢ',
  t: 'тτ7ᴛꭲꓔ',
  u: 'սυᴜꓴ',
  v: 'ѵᴠꮩꓦ',
  w: 'ԝшωᴡꮃꓪ',
  x: 'хχꓫ',
  y: 'уγʏꓬ',
  z: 'ᴢ2ꮓꓜ',
};
const letters = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter])),
);
/** Alphabets of symbols without a compatibility form: 🅐, 🅰 and 🇦. */
const SYMBOLS = [0x1f150, 0x1f170, 0x1f1e6];
const ANY = '?';
const ARTICLE = /^\s*(?:l[ea]s?\s|l['’])/iu;

/**
 * Whether a display name could pass for the site's staff: « Administration », « L’équipe de modération », the site's
 * name, and anything that reads like them. A name that merely contains such a word is allowed.
 * @param siteNames the names under which the site itself writes
 */
export function isReservedName(displayName: string, siteNames: readonly string[]): boolean {
  const names = siteNames
    .map((name) => skeletonOf(name.replace(ARTICLE, '')))
    .filter((name) => name.length > 1);
  const roles = [...ROLES.map(skeletonOf).map((role) => `${role}s?`), ...names];
  const fillers = FILLERS.map(skeletonOf);
  const claim = oneOf(roles);
  const around = `(?:${oneOf([...roles, ...fillers])})*`;
  const pattern = new RegExp(`^${around}(?:${claim})${around}$`);
  const withoutNumber = displayName.replace(/[\p{N}\P{L}]+$/u, '');
  return [displayName, withoutNumber]
    .map(skeletonOf)
    .some((name) => isMostlyRead(name) && pattern.test(name));
}

function oneOf(words: readonly string[]): string {
  return words
    .map((word) => word.replace(/[a-z]/g, (letter) => `[${letter}?]`).replace('[s?]?', 's?'))
    .join('|');
}

/** False for a word in another script, which has no recognizable letter. */
function isMostlyRead(name: string): boolean {
  return name.replaceAll(ANY, '').length * 2 >= name.length && name !== '';
}

/** A text as it looks: Latin letters without case, accents, spaces, punctuation and invisible signs. */
function skeletonOf(name: string): string {
  const plain = [...name].map(plainSymbol).join('').normalize('NFKC');
  return [...fold(plain)]
    .map((sign) => letters.get(sign) ?? sign)
    .join('')
    .replace(/[^\p{L}]/gu, '')
    .replace(/[^a-z]/g, ANY)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

function plainSymbol(sign: string): string {
  const code = sign.codePointAt(0)!;
  const start = SYMBOLS.find((each) => code >= each && code < each + 26);
  return start === undefined ? sign : String.fromCodePoint(97 + code - start);
}
