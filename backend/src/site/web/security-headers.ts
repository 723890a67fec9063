import { createHash } from 'node:crypto';
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
  const protectSite = protection(config, inlineScripts.map(hashOf), [hashOf(plainStyles)]);
  const protectConsole = protection(config, [], [EMPTY_STYLE]);
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS);
    const isConsole = /^\/admin(?:\/|$)/.test(request.path);
    (isConsole ? protectConsole : protectSite)(request, response, next);
  };
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
