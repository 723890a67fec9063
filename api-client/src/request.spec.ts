import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiError, apiRequest } from './request.js';

interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const received: Received[] = [];
let answer: { status: number; statusText?: string; body: string };

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => (body += text));
  request.on('end', () => {
    received.push({ method: request.method!, url: request.url!, headers: request.headers, body });
    response.writeHead(answer.status, answer.statusText).end(answer.body);
  });
});
let origin: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

describe('a call that succeeds', () => {
  it('FETCH-03 is a GET without a body when only a URL is given', async () => {
    answer = { status: 200, body: '{"domains":[]}' };
    expect(await apiRequest(`${origin}/api/domains?limit=2`)).toEqual({ domains: [] });
    const { method, url, headers, body } = received.at(-1)!;
    expect([method, url, body]).toEqual(['GET', '/api/domains?limit=2', '']);
    expect(headers).not.toHaveProperty('content-type');
    expect(headers).not.toHaveProperty('transfer-encoding');
  });

  it('FETCH-03 uses the given method, and sends no body if none is given', async () => {
    answer = { status: 204, body: '' };
    expect(await apiRequest(`${origin}/api/comments/4`, 'DELETE')).toBeNull();
    const { method, headers, body } = received.at(-1)!;
    expect([method, body]).toEqual(['DELETE', '']);
    expect(headers).not.toHaveProperty('content-type');
  });

  it('FETCH-02 FETCH-03 sends a body as JSON, with its content type', async () => {
    answer = { status: 201, body: '{"email":"é@exemple.fr"}' };
    const email = 'é@exemple.fr';
    expect(await apiRequest(`${origin}/api/newsletter/subscribe`, 'POST', { email })).toEqual({ email });
    const { method, headers, body } = received.at(-1)!;
    expect(method).toBe('POST');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(body)).toEqual({ email });
  });

  it.each([false, 0, '', null])('FETCH-03 sends %p as a body', async (body) => {
    answer = { status: 200, body: 'null' };
    await apiRequest(`${origin}/api/x`, 'PUT', body);
    expect(received.at(-1)!.body).toBe(JSON.stringify(body));
  });

  it('FETCH-01 includes the cookies', async () => {
    answer = { status: 200, body: 'null' };
    let sent: Request | undefined;
    await apiRequest(`${origin}/api/x`, 'POST', {}, (request) => {
      sent = request;
      return fetch(request);
    });
    expect(sent?.credentials).toBe('include');
  });
});

describe('a call that is refused', () => {
  async function refused(): Promise<ApiError> {
    return apiRequest(`${origin}/api/x`).then(
      () => Promise.reject(new Error('It was not refused.')),
      (error: ApiError) => error,
    );
  }

  it('FETCH-08 FETCH-10 throws «{status}: {body}» with the server’s message', async () => {
    const body =
      '{"statusCode":409,"message":"Cette adresse est déjà inscrite.","errors":{"email":"Prise."}}';
    answer = { status: 409, body };
    const error = await refused();
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe(`409: ${body}`);
    expect(error.status).toBe(409);
    expect(error.said).toBe('Cette adresse est déjà inscrite.');
    expect(error.errors).toEqual({ email: 'Prise.' });
  });

  it('FETCH-08 FETCH-10 uses the status text for an empty body', async () => {
    answer = { status: 503, statusText: 'Service Unavailable', body: '' };
    const error = await refused();
    expect(error.message).toBe('503: Service Unavailable');
    expect(error.said).toBeUndefined();
  });

  it.each(['<h1>Oups</h1>', '{"message":["a","b"]}', '{}', 'null', '"texte"'])(
    'FETCH-10 finds no message in %s',
    async (body) => {
      answer = { status: 500, body };
      const error = await refused();
      expect(error.message).toBe(`500: ${body}`);
      expect(error.said).toBeUndefined();
    },
  );
});
