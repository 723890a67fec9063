import type { Response } from 'express';
import type { ExportedFile } from './exports.service.js';

/** Sends it as an attachment: a document of somebody else's making has no business on a page of the site. */
export function sendFile(response: Response, { path, name, type }: ExportedFile): Promise<void> {
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache' };
  return new Promise((resolve, reject) => {
    response.download(path, name, { headers, dotfiles: 'allow' }, (error?: Error) => {
      // Whoever has gone away meanwhile needs no answer any more.
      if (error && !response.headersSent) reject(error);
      else resolve();
    });
  });
}
