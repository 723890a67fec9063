function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
/** A user is waiting; a DNS server silent for this long counts as down. */ const TIMEOUT_MS = 2000;
/** Local or reserved names (RFC 6761, 6762, 2606). */ const LOCAL = /^(?:[^.]+|.*\.(?:localhost|local|internal|invalid|test|example))$/;
/** DNS error codes for missing records. */ const NOTHING = [
    'ENODATA',
    'ENOTFOUND'
];
export const recordNames = [
    'spf',
    'dkim',
    'dmarc'
];
export const recordStates = [
    'ok',
    'missing',
    'wrong',
    'unknown',
    'silent'
];
export class SenderRecords {
    resolver = new Resolver({
        timeout: TIMEOUT_MS,
        tries: 1
    });
    /** @param selector the DKIM selector of the mail server, if the administrator has set it */ async lookUp(domain, selector) {
        if (isIP(domain) || LOCAL.test(domain)) return recordNames.map((name)=>nowhere(name, domain));
        return Promise.all([
            this.spf(domain),
            this.dkim(domain, selector),
            this.dmarc(domain)
        ]);
    }
    async spf(host) {
        const found = only(await this.texts(host), /^v=spf1(?: |$)/i);
        const record = (state, advice)=>recorded('spf', state, host, found, advice);
        if (found === 'silent') return silent('spf', host);
        if (found.length === 0) return record('missing', `Ajoutez \xe0 ${host} un enregistrement TXT, que votre service d\u{2019}envoi vous donne : \xab\xa0v=spf1 include:\u{2026} ~all\xa0\xbb.`);
        if (found.length > 1) return record('wrong', "Il ne doit y en avoir qu\u2019un : r\xe9unissez-les, sinon aucun ne compte.");
        if (/\+all\b|\sall\b/i.test(found[0])) return record('wrong', "Il permet \xe0 n\u2019importe qui d\u2019\xe9crire en votre nom : terminez-le par \xab\xa0~all\xa0\xbb ou \xab\xa0-all\xa0\xbb.");
        return record('ok', "Il dit quels serveurs \xe9crivent pour votre domaine ; le v\xf4tre doit en \xeatre.");
    }
    async dkim(domain, selector) {
        if (selector === null) return recorded('dkim', 'unknown', null, [], "Donnez le s\xe9lecteur que votre service d\u2019envoi vous indique, comme \xab\xa0mail\xa0\xbb ou \xab\xa0s1\xa0\xbb.");
        const host = `${selector}._domainkey.${domain}`;
        const found = only(await this.texts(host), /(?:^|;)\s*p\s*=/i);
        if (found === 'silent') return silent('dkim', host);
        if (found.length === 0) return recorded('dkim', 'missing', host, found, "Aucune cl\xe9 \xe0 cette adresse : copiez celle de votre service d\u2019envoi, ou corrigez le s\xe9lecteur.");
        if (/(?:^|;)\s*p\s*=\s*(?:;|$)/i.test(found[0])) return recorded('dkim', 'wrong', host, found, "Cette cl\xe9 est r\xe9voqu\xe9e : publiez celle qui sert.");
        return recorded('dkim', 'ok', host, found, "Vos messages peuvent \xeatre sign\xe9s avec cette cl\xe9.");
    }
    /** A domain without its own record inherits that of its parent. */ async dmarc(domain) {
        const labels = domain.split('.');
        for(let from = 0; from <= labels.length - 2; from += 1){
            const host = `_dmarc.${labels.slice(from).join('.')}`;
            const found = only(await this.texts(host), /^v\s*=\s*DMARC1/i);
            if (found === 'silent') return silent('dmarc', host);
            if (found.length === 0) continue;
            if (found.length > 1) return recorded('dmarc', 'wrong', host, found, "Il ne doit y en avoir qu\u2019un.");
            if (!/;\s*p\s*=\s*(?:none|quarantine|reject)\b/i.test(found[0])) return recorded('dmarc', 'wrong', host, found, "Il ne dit pas que faire : ajoutez \xab\xa0p=none\xa0\xbb, puis \xab\xa0p=quarantine\xa0\xbb.");
            return recorded('dmarc', 'ok', host, found, "Il dit que faire de ce qui n\u2019est pas sign\xe9 de vous.");
        }
        const host = `_dmarc.${domain}`;
        return recorded('dmarc', 'missing', host, [], `Ajoutez \xe0 ${host} un enregistrement TXT : \xab\xa0v=DMARC1; p=none\xa0\xbb pour commencer.`);
    }
    async texts(host) {
        try {
            return (await this.resolver.resolveTxt(host)).map((parts)=>parts.join(''));
        } catch (error) {
            return NOTHING.includes(error.code ?? '') ? [] : 'silent';
        }
    }
}
SenderRecords = _ts_decorate([
    Injectable()
], SenderRecords);
function only(found, pattern) {
    return found === 'silent' ? found : found.filter((text)=>pattern.test(text));
}
function recorded(name, state, host, found, advice) {
    return {
        name,
        state,
        host,
        value: found === 'silent' ? null : found[0] ?? null,
        advice
    };
}
function silent(name, host) {
    return recorded(name, 'silent', host, [], "Le DNS ne r\xe9pond pas. R\xe9essayez dans un moment.");
}
function nowhere(name, domain) {
    const advice = `\xab\xa0${domain}\xa0\xbb n\u{2019}est connu que de cette machine ou de son r\xe9seau : donnez d\u{2019}abord son adresse publique au site.`;
    return recorded(name, 'unknown', null, [], advice);
}
//# sourceMappingURL=sender-records.js.map
