import { expect, it } from '@jest/globals';
import { apiRequest } from './request.js';
import { KEY_HEADER } from './sent-once.js';

const URL = 'http://localhost/api/collections';

/** A stub server that records the keys it receives. */
function server(answers: (Response | Error)[]) {
  const keys: (string | null)[] = [];
  const post = (body: object) =>
    apiRequest(URL, 'POST', body, (request) => {
      keys.push(request.headers.get(KEY_HEADER));
      const answer = answers.shift()!;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
  return { keys, post };
}
const made = () => new Response('{}', { status: 201 });
const refused = (status: number) => new Response('{}', { status });

it('a request sent twice before its answer has one key, and the next request has another', async () => {
  const { keys, post } = server([made(), made(), made()]);
  await Promise.all([post({ name: 'À lire' }), post({ name: 'À lire' })]);
  await post({ name: 'À lire' });
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('a repeated request keeps its key until it gets a final answer', async () => {
  const { keys, post } = server([new TypeError('Failed to fetch'), refused(502), made(), made()]);
  await expect(post({ name: 'Essai' })).rejects.toThrow('Failed to fetch');
  await expect(post({ name: 'Essai' })).rejects.toThrow('502');
  await post({ name: 'Essai' });
  expect(new Set(keys).size).toBe(1);
  await post({ name: 'Essai' });
  expect(new Set(keys).size).toBe(2);
});

it('a refused request has another key when it is tried again', async () => {
  const { keys, post } = server([refused(403), made()]);
  await expect(post({ name: 'Fermé' })).rejects.toThrow('403');
  await post({ name: 'Fermé' });
  expect(keys[1]).not.toBe(keys[0]);
});

it('a request with another body has another key', async () => {
  const { keys, post } = server([made(), made()]);
  await Promise.all([post({ name: 'Un' }), post({ name: 'Deux' })]);
  expect(keys[1]).not.toBe(keys[0]);
});

it('a request that creates nothing has no key', async () => {
  const keys: (string | null)[] = [];
  const noting = (request: Request) => {
    keys.push(request.headers.get(KEY_HEADER));
    return Promise.resolve(made());
  };
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
    await apiRequest(URL, method, undefined, noting);
  }
  expect(keys).toEqual([null, null, null, null]);
});
