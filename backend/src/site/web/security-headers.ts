import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../../config.js';
import { plainStyles } from './plain-document.js';

/** Browser features that no page uses, disabled so that injected code cannot use them either. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** Emotion fills empty `<style>` elements through the CSSOM, which no policy restricts; only the empty text needs a hash. */
const EMPTY_STYLE = hashOf('');

/** Content security policy and related headers. No inline style or script is allowed unless its hash is listed here. */
export function securityHeaders(config: Config, inlineScripts: string[]): RequestHandler {
  const protectSite = protection(config, inlineScripts.map(hashOf), [hashOf(plainStyles), EMPTY_STYLE]);
  const protectConsole = protection(config, [], [EMPTY_STYLE]);
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS);
    const isConsole = /^\/admin(?:\/|$)/.test(request.path);
    (isConsole ? protectConsole : protectSite)(request, response, next);
  };
}

/**
 * Headers of a page with style elements of its own. A page that is made anew has the headers of the old one, whose styles
 * are no longer allowed.
 */
export function allowStyles(headers: OutgoingHttpHeaders, hashes: string[]): OutgoingHttpHeaders {
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return headers;
  const [before, after = ''] = policy.split(EMPTY_STYLE);
  const others = after.slice(after.indexOf(';'));
  return { ...headers, 'content-security-policy': `${before}${[EMPTY_STYLE, ...hashes].join(' ')}${others}` };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function protection(config: Config, scripts: string[], styles: string[]) {
  return helmet({
    contentSecurityPolicy: config.development
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'", ...scripts],
            styleSrc: ["'self'", ...styles],
            imgSrc: ["'self'", 'data:', 'https:'],
            fontSrc: ["'self'"],
            connectSrc: ["'self'"],
            objectSrc: ["'none'"],
            baseUri: ["'self'"],
            formAction: ["'self'"],
            frameAncestors: ["'self'"],
          },
        },
    strictTransportSecurity: config.publicUrl.startsWith('https://') && {
      includeSubDomains: config.hstsSubdomains,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
