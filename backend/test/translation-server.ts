import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  q: string;
  source: string;
  target: string;
  format: 'html' | 'text';
  api_key?: string;
}

/** A LibreTranslate-compatible server; it translates text to upper case. */
export async function startTranslationServer() {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      if (request.url === '/languages') return void response.end('[]');
      const question = JSON.parse(body) as Asked;
      asked.push(question);
      service.answer(question, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const service = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Response function; tests replace it. */
    answer: translateWell,
    reset(): void {
      asked.length = 0;
      service.answer = translateWell;
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

export function translateWell({ q }: Asked, response: ServerResponse): void {
  reply(
    response,
    q.replace(/(^|>)([^<]*)/g, (_, start: string, text: string) => start + capitals(text)),
  );
}

export function reply(response: ServerResponse, translatedText: string): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ translatedText }));
}

const capitals = (text: string) =>
  text.replace(/&[\w#]+;|[^&]/g, (part) => (part.length > 1 ? part : part.toUpperCase()));
