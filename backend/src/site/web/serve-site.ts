import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type RequestHandler } from 'express';
import sirv from 'sirv';
import { Config } from '../../config.js';
import { answerBeforeExpress } from './answer-before-express.js';
import { prepareThreads } from './page-threads.js';
import { loadBuiltPages, loadDevelopmentPages } from './pages.js';
import { PageRenderer } from './page-renderer.js';
import { PageServer } from './page-server.js';
import { securityHeaders } from './security-headers.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Mounts the public site and the console before the API: cached pages, then files, then (by WebController) rendered
 * pages. Call it once, before the application listens.
 */
export async function serveSite(app: NestExpressApplication): Promise<void> {
  const config = app.get(Config);
  const publicRoot = join(root, 'frontend-public');
  const pages = config.development
    ? await loadDevelopmentPages(publicRoot)
    : await loadBuiltPages(publicRoot);
  const server = app.get(PageServer);
  app.get(PageRenderer).use(pages);
  // A failure shows up again with the first page.
  if (!config.development) prepareThreads(publicRoot).catch(() => undefined);

  // Before all else: a cached page has its own headers.
  answerBeforeExpress(app.getHttpServer(), (request, response) => server.sendCached(request, response));
  if (pages.developmentServer) app.use(pages.developmentServer.middlewares);
  else app.use(builtFiles(join(publicRoot, 'dist/client'), false));
  app.use(securityHeaders(config, pages.inlineScripts));
  app.use('/media', mediaFiles(config.mediaDir));
  app.use('/admin', consoleFiles(join(root, 'frontend-admin/dist')));
}

/** The console's files; for any other address its single page, whose router finds the screen. */
function consoleFiles(folder: string): RequestHandler {
  const [files, screens] = [builtFiles(folder, false), builtFiles(folder, true)];
  return (request, response, next) => {
    const answer = request.path.startsWith('/assets/') ? files : screens;
    answer(request, response, next);
  };
}

/** Built files; those under `assets` have a hash in their name and never change. */
export function builtFiles(folder: string, single: boolean): RequestHandler {
  return sirv(folder, {
    single,
    // Serves the single page at paths with a dot, too, because ids may contain one.
    ...(single && { ignores: false }),
    brotli: true,
    gzip: true,
    etag: true,
    // sirv needs an extension to find the console's single page.
    extensions: single ? ['html'] : [],
    setHeaders: (response, path) => {
      // The file was listed at start-up, but a rebuild may have deleted it since.
      response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
      const immutable = path.startsWith('/assets/');
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Uploaded images: named by their content, and sent so that nothing in them can run. */
function mediaFiles(folder: string): RequestHandler {
  return express.static(folder, {
    index: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (response) => response.setHeader('content-security-policy', "default-src 'none'; sandbox"),
  });
}
