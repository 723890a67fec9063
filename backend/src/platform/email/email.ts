import { keepQuotes } from '@passerelle/api-client/keep-quotes';
import { escapeText } from '../common/escape-text.js';

/** An email to one person: paragraphs, at most one link, and a way to unsubscribe. */
export interface Email {
  subject: string;
  paragraphs: string[];
  /** Reply-To; without it, replies are not read. */
  replyTo?: { name: string; address: string };
  link?: { label: string; href: string };
  /** One-click unsubscribe URL, which mail programs offer beside the email. */
  unsubscribe?: string;
  /** Checked again just before sending, which may be hours later; if it no longer holds, the email is not sent. */
  onlyIf?: SendingCondition;
}

/** Arguments of the check. */
export interface SendingCondition {
  check: 'comment' | 'comment-digest';
  commentIds: number[];
  userId: number;
}

/** Design shared by all emails of a site. */
export interface EmailLook {
  /** Shown below the text; may have several lines. */
  signature: string;
  /** Background of the button, under white text. */
  color: string;
}

const UNSUBSCRIBE = 'Se désinscrire';

export function toText({ paragraphs, link, unsubscribe }: Email, { signature }: EmailLook): string {
  const parts = [
    ...paragraphs,
    ...(link ? [`${link.label} :\n${link.href}`] : []),
    signature,
    ...(unsubscribe ? [`${UNSUBSCRIBE} :\n${unsubscribe}`] : []),
  ];
  return parts.join('\n\n');
}

export function toHtml({ subject, paragraphs, link, unsubscribe }: Email, look: EmailLook): string {
  const signature = escapeText(look.signature).replaceAll('\n', '<br>');
  const body = paragraphs
    .map((paragraph) => `<p style="white-space:pre-wrap">${escapeText(keepQuotes(paragraph))}</p>`)
    .join('');
  const button = link
    ? `<p><a href="${escapeText(link.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${look.color};color:#ffffff;text-decoration:none;font-weight:bold">${escapeText(link.label)}</a></p><p style="color:#565f68;font-size:14px">${escapeText(link.href)}</p>`
    : '';
  const wayOut = unsubscribe
    ? `<p style="font-size:14px"><a href="${escapeText(unsubscribe)}" style="color:#565f68">${UNSUBSCRIBE}</a></p>`
    : '';
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeText(subject)}</title></head><body style="margin:0;padding:24px;background:#fbf9f5;color:#1b2127;font:16px/1.6 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto"><h1 style="font-size:22px">${escapeText(subject)}</h1>${body}${button}<p style="color:#565f68">${signature}</p>${wayOut}</div></body></html>`;
}
