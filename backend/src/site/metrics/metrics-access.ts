import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../config.js';

/** Headers added by proxies. */
const PASSED_ON = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];
const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Decides who may read the metrics without signing in. */
@Injectable()
export class MetricsAccess {
  /**
   * Whether the public URL is on this machine. Otherwise a proxy may forward requests from anywhere, which also arrive
   * from this machine.
   */
  private readonly isLocalSite: boolean;

  constructor(private readonly config: Config) {
    this.isLocalSite = LOOPBACK_HOST.test(new URL(config.publicUrl).hostname);
  }

  isOpenTo(request: Request): boolean {
    return this.hasToken(request) || (this.isLocalSite && isFromThisMachine(request));
  }

  private hasToken({ headers }: Request): boolean {
    const { metricsToken } = this.config;
    const given = /^Bearer (.*)$/i.exec(headers.authorization ?? '')?.[1];
    if (metricsToken === undefined || given === undefined) return false;
    return timingSafeEqual(digest(given), digest(metricsToken));
  }
}

/** Makes texts equally long, as the comparison requires. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function isFromThisMachine({ socket, headers }: Request): boolean {
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    PASSED_ON.every((name) => headers[name] === undefined)
  );
}
