import { posix } from 'node:path';
import { TZDate } from '@date-fns/tz';
import { fold } from '@passerelle/api-client/fold';
import { siteZone } from '../../platform/zone/site-zone.js';
import { parseDate } from './article-date.js';
import { isEmpty, isRecord, keyOf, listOf, singleLine } from './fields.js';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Keys that keep a text private unless their value says no. */
const PRIVATE = words(
  'draft drafts isdraft brouillon unlisted isunlisted unpublished hidden ishidden private isprivate prive wip headless ' +
    'password motdepasse eleventyexcludefromcollections',
);
/** Keys that keep a text private if their value says no. */
const PUBLIC = words(
  'publish published ispublished public ispublic publie publier visible listed online permalink render',
);
/** Keys of which some values mean that a text is private. */
const STATUS = words(
  'status statut state etat stage poststatus publishstatus publicationstatus published publish',
);
/** Keys of which few values mean that a text is public. */
const VISIBILITY = words('visibility visibilite access acces');
const LAYOUT = words('layout type posttype');
const PUBLICATION_DATE = words(
  'publish published publishdate publisheddate publishedon publishon publishedat publishat pubdate pubdatetime ' +
    'publicationdate datepublished datepublication datedepublication scheduled scheduledat scheduledfor ' +
    'releasedate embargo availablefrom',
);
const EXPIRY_DATE = words(
  'expirydate expirationdate dateexpiration datedexpiration expires expireson expiresat expire expireon expireat expiry ' +
    'unpublishdate unpublishon unpublishat validuntil',
);

const NO = words('false no n off 0 non faux f never jamais');
const LATER = words('soon later bientot plustard todo afaire');
const PRIVATE_STATUS = words(
  'draft drafts brouillon autodraft inherit pending waiting enattente future scheduled planifie programme trash corbeille ' +
    'deleted supprime unpublished nonpublie depublie hidden cache masque unlisted nonliste private prive wip ' +
    'workinprogress inprogress encours enchantier review inreview enrelecture arelire todo afaire idea idee internal ' +
    'interne confidential confidentiel restricted restreint members membres paid payant later soon bientot',
);
const PUBLIC_VISIBILITY = words(
  'public publique publie published visible open ouvert listed all tous toutlemonde everyone everybody anyone world true ' +
    'yes oui 1',
);
const DRAFT_FOLDER = words('drafts draft brouillons brouillon');

interface Marked {
  header: Record<string, unknown>;
  /** Relative to the imported folder, whose name counts too. */
  path: string;
  /** When it appeared, as far as known. */
  date: Date;
}

/**
 * What says that readers should not see a text (yet, or any longer), for people; undefined if nothing does. It knows
 * the drafts of Hugo, Jekyll, Hexo, Eleventy, Astro, Docusaurus, Ghost, WordPress, Pelican, DEV and Obsidian Publish.
 */
export function privacyMark({ header, path, date }: Marked, now: Date): string | undefined {
  const folders = posix.dirname(path).split('/');
  const folder = folders.find((name) => DRAFT_FOLDER.has(fold(name).replace(/^[_.]+/, '')));
  if (folder) return `dossier ${folder}`;
  const name = posix.basename(path);
  if (/^_?(?:draft|brouillon)[._]|[._](?:draft|brouillon)\.md$/i.test(name)) return `nom ${name}`;
  for (const [key, value] of Object.entries(header)) {
    if (isEmpty(value)) continue;
    if (isMark(keyOf(fold(key)), value, now)) return `${key}: ${shown(value)}`;
  }
  if (date <= now) return undefined;
  return `date à venir : ${new TZDate(date, siteZone()).toISOString().slice(0, 10)}`;
}

function isMark(key: string, value: unknown, now: Date): boolean {
  // Hugo keeps some of its marks one level down.
  if (/^(?:build|cascade)$/.test(key))
    return listOf(value).some((part) =>
      Object.entries(isRecord(part) ? part : {}).some(
        ([inner, one]) => (inner === 'list' && saysNo(one)) || isMark(keyOf(inner), one, now),
      ),
    );
  const text = wordOf(value);
  if (PRIVATE.has(key)) return text !== '' && !NO.has(text);
  if (PUBLIC.has(key) && (NO.has(text) || LATER.has(text))) return true;
  if (STATUS.has(key) && listOf(value).some((one) => PRIVATE_STATUS.has(wordOf(one)))) return true;
  if (VISIBILITY.has(key)) return listOf(value).some((one) => !PUBLIC_VISIBILITY.has(wordOf(one)));
  if (LAYOUT.has(key)) return /^(?:draft|brouillon)$/.test(text);
  const date = parseDate(singleLine(value) ?? '');
  // A date of publication that can't be read may be to come.
  if (PUBLICATION_DATE.has(key)) return date ? date > now : !PUBLIC.has(key) && !NO.has(text);
  return EXPIRY_DATE.has(key) && !NO.has(text) && (date === undefined || date <= now);
}

const saysNo = (value: unknown): boolean => NO.has(wordOf(value));

function wordOf(value: unknown): string {
  return fold(singleLine(value) ?? '').replace(/[\s_-]/g, '');
}

function shown(value: unknown): string {
  const text = singleLine(value) ?? JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
