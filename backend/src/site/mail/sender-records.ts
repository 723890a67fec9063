import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';

/** A user is waiting; a DNS server silent for this long counts as down. */
const TIMEOUT_MS = 2000;
/** Local or reserved names (RFC 6761, 6762, 2606). */
const LOCAL = /^(?:[^.]+|.*\.(?:localhost|local|internal|invalid|test|example))$/;
/** DNS error codes for missing records. */
const NOTHING = ['ENODATA', 'ENOTFOUND'];

export const recordNames = ['spf', 'dkim', 'dmarc'] as const;
export const recordStates = ['ok', 'missing', 'wrong', 'unknown', 'silent'] as const;

/** A DNS record that authenticates the sender. */
export interface SenderRecord {
  name: (typeof recordNames)[number];
  /** `unknown`: nothing to look up; `silent`: the DNS server did not answer. */
  state: (typeof recordStates)[number];
  /** The name that was looked up, if any. */
  host: string | null;
  /** The record's value. */
  value: string | null;
  /** The meaning of the result, and what to do. */
  advice: string;
}

type Found = string[] | 'silent';

/** Looks up the SPF, DKIM and DMARC records of a domain. */
@Injectable()
export class SenderRecords {
  readonly resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });

  /** @param selector the DKIM selector of the mail server, if the administrator has set it */
  async lookUp(domain: string, selector: string | null): Promise<SenderRecord[]> {
    if (isIP(domain) || LOCAL.test(domain)) return recordNames.map((name) => nowhere(name, domain));
    return Promise.all([this.spf(domain), this.dkim(domain, selector), this.dmarc(domain)]);
  }

  private async spf(host: string): Promise<SenderRecord> {
    const found = only(await this.texts(host), /^v=spf1(?: |$)/i);
    const record = (state: SenderRecord['state'], advice: string) =>
      recorded('spf', state, host, found, advice);
    if (found === 'silent') return silent('spf', host);
    if (found.length === 0)
      return record(
        'missing',
        `Ajoutez à ${host} un enregistrement TXT, que votre service d’envoi vous donne : « v=spf1 include:… ~all ».`,
      );
    if (found.length > 1)
      return record('wrong', 'Il ne doit y en avoir qu’un : réunissez-les, sinon aucun ne compte.');
    if (/\+all\b|\sall\b/i.test(found[0]!))
      return record(
        'wrong',
        'Il permet à n’importe qui d’écrire en votre nom : terminez-le par « ~all » ou « -all ».',
      );
    return record('ok', 'Il dit quels serveurs écrivent pour votre domaine ; le vôtre doit en être.');
  }

  private async dkim(domain: string, selector: string | null): Promise<SenderRecord> {
    if (selector === null)
      return recorded(
        'dkim',
        'unknown',
        null,
        [],
        'Donnez le sélecteur que votre service d’envoi vous indique, comme « mail » ou « s1 ».',
      );
    const host = `${selector}._domainkey.${domain}`;
    const found = only(await this.texts(host), /(?:^|;)\s*p\s*=/i);
    if (found === 'silent') return silent('dkim', host);
    if (found.length === 0)
      return recorded(
        'dkim',
        'missing',
        host,
        found,
        'Aucune clé à cette adresse : copiez celle de votre service d’envoi, ou corrigez le sélecteur.',
      );
    if (/(?:^|;)\s*p\s*=\s*(?:;|$)/i.test(found[0]!))
      return recorded('dkim', 'wrong', host, found, 'Cette clé est révoquée : publiez celle qui sert.');
    return recorded('dkim', 'ok', host, found, 'Vos messages peuvent être signés avec cette clé.');
  }

  /** A domain without its own record inherits that of its parent. */
  private async dmarc(domain: string): Promise<SenderRecord> {
    const labels = domain.split('.');
    for (let from = 0; from <= labels.length - 2; from += 1) {
      const host = `_dmarc.${labels.slice(from).join('.')}`;
      const found = only(await this.texts(host), /^v\s*=\s*DMARC1/i);
      if (found === 'silent') return silent('dmarc', host);
      if (found.length === 0) continue;
      if (found.length > 1) return recorded('dmarc', 'wrong', host, found, 'Il ne doit y en avoir qu’un.');
      if (!/;\s*p\s*=\s*(?:none|quarantine|reject)\b/i.test(found[0]!))
        return recorded(
          'dmarc',
          'wrong',
          host,
          found,
          'Il ne dit pas que faire : ajoutez « p=none », puis « p=quarantine ».',
        );
      return recorded('dmarc', 'ok', host, found, 'Il dit que faire de ce qui n’est pas signé de vous.');
    }
    const host = `_dmarc.${domain}`;
    return recorded(
      'dmarc',
      'missing',
      host,
      [],
      `Ajoutez à ${host} un enregistrement TXT : « v=DMARC1; p=none » pour commencer.`,
    );
  }

  private async texts(host: string): Promise<Found> {
    try {
      return (await this.resolver.resolveTxt(host)).map((parts) => parts.join(''));
    } catch (error) {
      return NOTHING.includes((error as NodeJS.ErrnoException).code ?? '') ? [] : 'silent';
    }
  }
}

function only(found: Found, pattern: RegExp): Found {
  return found === 'silent' ? found : found.filter((text) => pattern.test(text));
}

function recorded(
  name: SenderRecord['name'],
  state: SenderRecord['state'],
  host: string | null,
  found: Found,
  advice: string,
): SenderRecord {
  return { name, state, host, value: found === 'silent' ? null : (found[0] ?? null), advice };
}

function silent(name: SenderRecord['name'], host: string): SenderRecord {
  return recorded(name, 'silent', host, [], 'Le DNS ne répond pas. Réessayez dans un moment.');
}

function nowhere(name: SenderRecord['name'], domain: string): SenderRecord {
  const advice = `« ${domain} » n’est connu que de cette machine ou de son réseau : donnez d’abord son adresse publique au site.`;
  return recorded(name, 'unknown', null, [], advice);
}
