import { posix } from 'node:path';
import { TZDate } from '@date-fns/tz';
import { fold } from '@passerelle/api-client/fold';
import { siteZone } from '../../platform/zone/site-zone.js';
import { parseDate } from './article-date.js';
import { isRecord, listOf, singleLine } from './fields.js';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Keys that keep a text private unless their value is negative. */
const PRIVATE = words(
  'draft drafts brouillon unlisted unpublished notpublished nonpublie nonliste hidden masque private prive wip ' +
    'headless password motdepasse passwordprotected protected encrypted encrypt secret confidential confidentiel ' +
    'donotpublish dontpublish nopublish nepaspublier unfinished inacheve deleted trashed supprime ' +
    'eleventyexcludefromcollections',
);
/** Keys that keep a text private only if their value is affirmative, because they have other uses. */
const PRIVATE_IF_YES = words(
  'hide skip skipped exclude excluded ignore ignored disabled internal interne todo encours expired perime unpublish',
);
/** Keys that keep a text private if their value is negative. */
const PUBLIC = words(
  'publish published publishable public publique publie publiee publier apublier visible listed online enligne live ' +
    'released release permalink render routable discoverable enabled active ready finished',
);
/** Keys with some values that mean a private text; also all keys that end in `status` or `statut`. */
const STATUS = words('state etat stage audience workflow workflowstate published publish');
/** Keys with few values that mean a public text. */
const VISIBILITY = words('visibility visibilite access acces acl privacy confidentialite');
const LAYOUT = words('layout type');
const TAGS = words('tag tags keywords etiquettes motscles category categories categorie');
const PUBLICATION_DATE = words(
  'publish published publishdate publisheddate publishedon publishon publishondate publishedat publishat publishtime ' +
    'publishedtime publishfrom pubdate pubdatetime publicationdate datepublished datepublication datedepublication ' +
    'scheduled scheduledat scheduledfor releasedate embargo embargountil embargodate availablefrom visiblefrom golive ' +
    'golivedate livedate dateparution datedeparution datedemiseenligne',
);
/** Dates, but also other things: a journal, a version, the day of an event. */
const MAYBE_PUBLICATION_DATE = words('date created publication release released live parution');
const EXPIRY_DATE = words(
  'expirydate expirationdate dateexpiration datedexpiration expires expireson expiresat expire expireon expireat expiry ' +
    'expiration unpublishdate unpublishon unpublishat validuntil validto publishuntil visibleuntil',
);

const YES = words('true yes y oui o on 1 vrai t x always toujours');
const NO = words('false no n off 0 non faux f never jamais nope none aucun aucune unchecked ❌ ✗ ✘ ☐');
const LATER = words(
  'soon later bientot plustard todo tbd tba tbc afaire adefinir avenir notyet pasencore demain tomorrow',
);
const PRIVATE_STATUS = words(
  'autodraft inherit waiting enattente future scheduled planifie programme trash corbeille ' +
    'deleted supprime notpublished nonpublie depublie cache masque nonliste ' +
    'workinprogress inprogress encours encoursderedaction enredaction enchantier chantier review inreview toreview ' +
    'needsreview readyforreview enrelecture arelire arevoir acompleter aterminer afinir arediger avalider apublier ' +
    'todo afaire idea idee internal interne confidential confidentiel restricted restreint members membres paid payant ' +
    'later soon bientot skip archived archive inactive inactif disabled desactive rejected refuse notstarted ' +
    'noncommence unfinished incomplete incomplet inacheve onhold ensuspens offline horsligne embargo expired expire ' +
    'withdrawn retire',
);
/** Words that mark a text as private anywhere in a status: `🚧 Draft`, `1 - Brouillon`. */
const PRIVATE_WORD = words(
  'draft drafts brouillon brouillons wip private prive unpublished hidden unlisted pending',
);
const PUBLIC_VISIBILITY = words(
  'public publique publie published visible open ouvert listed all tous toutlemonde everyone everybody anyone world ' +
    'free gratuit true yes oui 1',
);
const DRAFT = words('draft drafts brouillon brouillons');
/** `_drafts`, `01 - Brouillons`, `Drafts 2024`, `draft_posts`. */
const DRAFT_FOLDER =
  /^[^a-z]*(?:(?:drafts?|brouillons?|unpublished|non publies?|prives?|private|wip|corbeille|trash)[^a-z]*|drafts?[_ ]\w*)$/;
/** `draft_a.md`, `[draft] a.md`, `Brouillon - a.md`, `a.draft.md`, `a (brouillon).md`. */
const DRAFT_FILE =
  /^[_[(]*(?:drafts?|brouillons?|wip)(?:[._\])]|\s+[-:]\s)|[._ ([](?:draft|brouillon)[)\]]?(?:\.[a-z]{2})?\.md$/;
/** Words that programs put before such a key: `isDraft`, `dg-publish`, `post_password`. */
const PREFIX = /^(?:is|dg|post)(?=[a-z])/;
/** Keys under which programs group such marks. */
const GROUP = /^(?:build|cascade|params|extra|meta|metadata|<<)$/;

interface Marked {
  header: Record<string, unknown>;
  /** Relative to the imported folder, including the name of that folder. */
  path: string;
  /** Date of publication, if known. */
  date: Date;
}

/**
 * The mark that keeps readers from a text (not yet published, or no longer), as a text for people; undefined if there
 * is none. Recognizes the drafts of Hugo, Jekyll, Hexo, Zola, Eleventy, Astro, Docusaurus, MkDocs, Grav, Ghost,
 * WordPress, Pelican, DEV, Obsidian Publish and Digital Garden.
 */
export function privacyMark({ header, path, date }: Marked, now: Date): string | undefined {
  const folder = posix
    .dirname(path)
    .split('/')
    .find((name) => DRAFT_FOLDER.test(fold(name)));
  if (folder) return `dossier ${folder}`;
  const name = posix.basename(path);
  if (DRAFT_FILE.test(fold(name))) return `nom ${name}`;
  if (date > now) return `date à venir : ${new TZDate(date, siteZone()).toISOString().slice(0, 10)}`;
  const mark = Object.entries(header).find(([key, value]) => isMark(key, value, now));
  return mark && `${mark[0]}: ${shown(mark[1])}`;
}

function isMark(name: string, value: unknown, now: Date): boolean {
  const key = GROUP.test(name) ? name : wordOf(name).replace(PREFIX, '');
  if (GROUP.test(key))
    return listOf(value).some((part) =>
      Object.entries(isRecord(part) ? part : {}).some(
        ([inner, one]) => (inner === 'list' && saysNo(one)) || isMark(inner, one, now),
      ),
    );
  // Grav lists the rights that readers need.
  if (VISIBILITY.has(key) && isRecord(value)) return true;
  return textsIn(value).some((text) => isMarkedBy(key, text, now));
}

function isMarkedBy(key: string, text: string, now: Date): boolean {
  const word = wordOf(text);
  const isStatus = /statu[st]$/.test(key);
  if (PRIVATE.has(key)) return !NO.has(word);
  if (PRIVATE_IF_YES.has(key) && YES.has(word)) return true;
  if (PUBLIC.has(key) && (NO.has(word) || LATER.has(word))) return true;
  if ((isStatus || STATUS.has(key)) && isPrivateStatus(text)) return true;
  if (isStatus) return NO.has(word);
  if (VISIBILITY.has(key)) return !PUBLIC_VISIBILITY.has(word);
  if (LAYOUT.has(key)) return DRAFT.has(word);
  // Obsidian has tags such as `#status/draft`.
  if (TAGS.has(key)) return text.split(/[\s,;/]+/).some((tag) => DRAFT.has(wordOf(tag)));
  const date = dateOf(text);
  if (MAYBE_PUBLICATION_DATE.has(key)) return isToCome(text, now) || LATER.has(word);
  // An unreadable date of publication may be in the future.
  if (PUBLICATION_DATE.has(key))
    return isToCome(text, now) || (date === undefined && !PUBLIC.has(key) && !NO.has(word));
  return (
    EXPIRY_DATE.has(key) &&
    !NO.has(word) &&
    (date === undefined ? lastYear(text) <= now.getFullYear() : date <= now)
  );
}

/** All texts in a value, which may be a list or an object by language. */
function textsIn(value: unknown): string[] {
  if (isRecord(value) || Array.isArray(value)) return Object.values(value).flatMap(textsIn);
  const text = singleLine(value);
  return text === null ? [] : [text];
}

function isPrivateStatus(text: string): boolean {
  return PRIVATE_STATUS.has(wordOf(text)) || wordsOf(text).some((word) => PRIVATE_WORD.has(word));
}

/** Whether a date is in the future, or may be if it cannot be read completely. */
function isToCome(text: string, now: Date): boolean {
  const date = dateOf(text);
  return date ? date > now : lastYear(text) >= now.getFullYear();
}

/** A date in any form of `parseDate`, as `20991231`, or in seconds or milliseconds since 1970. */
function dateOf(text: string): Date | undefined {
  if (/^(?:\d{10}|\d{13})$/.test(text)) return new Date(Number(text.padEnd(13, '0')));
  return parseDate(text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
}

/** The last year in an unreadable date such as `15/08/2099`; 0 if there is none. */
function lastYear(text: string): number {
  const years = text.match(/(?<!\d)(?:19|20|21)\d{2}(?=\D|$|\d{4}(?!\d))/g) ?? [];
  return Math.max(0, ...years.map(Number));
}

const saysNo = (value: unknown): boolean => textsIn(value).some((text) => NO.has(wordOf(text)));

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Without spaces and punctuation, unless there is nothing else. */
const wordOf = (text: string): string => wordsOf(text).join('') || fold(text);

function shown(value: unknown): string {
  const text = singleLine(value) ?? JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
