import { describe, expect, it } from '@jest/globals';
import { call } from './call.js';

/** Captures the request of a call. */
async function sent(run: (catchIt: (request: Request) => Promise<Response>) => Promise<unknown>) {
  let caught: Request | undefined;
  await run((request) => {
    caught = request;
    return Promise.resolve(new Response('null'));
  });
  const { method, url } = caught!;
  return { method, url: url.replace('http://localhost', ''), body: await caught!.text() };
}

describe('a call built from the API description', () => {
  it('puts encoded values into the path', async () => {
    const key = 'c++/où' as const;
    const request = await sent((fetchApi) =>
      call('GET', at('/api/domains/{key}'), { path: { key } }, fetchApi),
    );
    expect(request).toEqual({ method: 'GET', url: '/api/domains/c%2B%2B%2Fo%C3%B9', body: '' });
  });

  it('leaves out query parameters without a value', async () => {
    const query = { level: undefined, q: 'été & co' };
    const request = await sent((fetchApi) => call('GET', at('/api/admin/logs'), { query }, fetchApi));
    expect(request.url).toBe('/api/admin/logs?q=%C3%A9t%C3%A9+%26+co');
  });

  it('sends the body as JSON, and none where there is none', async () => {
    const body = { score: 4 };
    const rated = await sent((fetchApi) =>
      call('POST', at('/api/tutorials/{id}/rating'), { path: { id: 7 }, body }, fetchApi),
    );
    expect(rated).toEqual({ method: 'POST', url: '/api/tutorials/7/rating', body: '{"score":4}' });
    const left = await sent((fetchApi) => call('POST', at('/api/auth/logout'), {}, fetchApi));
    expect(left.body).toBe('');
  });
});

/** Outside a browser a `Request` needs an absolute URL. */
function at<P extends string>(path: P): P {
  return `http://localhost${path}` as P;
}
