import { keepQuotes } from '../../api-client/keep-quotes.js';
import { escapeText } from '../common/escape-text.js';
const UNSUBSCRIBE = "Se d\xe9sinscrire";
export function toText({ paragraphs, link, unsubscribe }, { signature }) {
    const parts = [
        ...paragraphs,
        ...link ? [
            `${link.label} :\n${link.href}`
        ] : [],
        signature,
        ...unsubscribe ? [
            `${UNSUBSCRIBE} :\n${unsubscribe}`
        ] : []
    ];
    return parts.join('\n\n');
}
export function toHtml({ subject, paragraphs, link, unsubscribe }, look) {
    const signature = escapeText(look.signature).replaceAll('\n', '<br>');
    const body = paragraphs.map((paragraph)=>`<p>${escapeText(keepQuotes(paragraph))}</p>`).join('');
    const button = link ? `<p><a href="${escapeText(link.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${look.color};color:#ffffff;text-decoration:none;font-weight:bold">${escapeText(link.label)}</a></p><p style="color:#565f68;font-size:14px">${escapeText(link.href)}</p>` : '';
    const wayOut = unsubscribe ? `<p style="font-size:14px"><a href="${escapeText(unsubscribe)}" style="color:#565f68">${UNSUBSCRIBE}</a></p>` : '';
    return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeText(subject)}</title></head><body style="margin:0;padding:24px;background:#fbf9f5;color:#1b2127;font:16px/1.6 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto"><h1 style="font-size:22px">${escapeText(subject)}</h1>${body}${button}<p style="color:#565f68">${signature}</p>${wayOut}</div></body></html>`;
}
//# sourceMappingURL=email.js.map
