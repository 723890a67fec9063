import { afterEach, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { RenderingFailure, RenderingPool } from './rendering-pool.js';

const limits = { startMs: MINUTE_MS, renderMs: MINUTE_MS, fairShare: 0 };
const heavy = 'Un **mot** et `du code`.\n\n'.repeat(8_000);

let pool: RenderingPool;
afterEach(() => pool.close());

const render = (source: string, changes = {}) =>
  pool.run('render', { source, assets: {} }, { ...limits, ...changes });

it('returns an error of rendering from the thread', async () => {
  pool = new RenderingPool();
  expect(await render('Un *mot*.')).toMatchObject({ html: '<p>Un <em>mot</em>.</p>' });
  expect(await render('>'.repeat(30))).toEqual({ tooIntricate: expect.stringContaining('s’emboîtent') });
  expect(await pool.run('renderSource', { source: '> > *a*', assets: {} }, limits)).toMatchObject({
    html: '<p>> > *a*</p>',
  });
});

it('ends a thread that takes too long, and renders the next text in another', async () => {
  pool = new RenderingPool();
  await render('Un.');
  await expect(render(heavy, { renderMs: 50 })).rejects.toEqual(new RenderingFailure('time'));
  expect(await render('Deux.')).toMatchObject({ html: '<p>Deux.</p>' });
});

it('does not blame a text for CPU time that other work has taken', async () => {
  const moreThanThereIs = 1.5;
  pool = new RenderingPool();
  await render('Un.');
  await expect(render(heavy, { renderMs: 500, fairShare: moreThanThereIs })).rejects.toEqual(
    new RenderingFailure('processor'),
  );
  expect(await render('Deux.')).toMatchObject({ html: '<p>Deux.</p>' });
});

it('distinguishes a thread that does not start in time from a slow text', async () => {
  pool = new RenderingPool();
  await expect(render('Un.', { startMs: 1 })).rejects.toEqual(new RenderingFailure('thread'));
  expect(await render('Deux.')).toMatchObject({ html: '<p>Deux.</p>' });
});

it('survives a thread that takes too much memory', async () => {
  pool = new RenderingPool(40);
  await expect(render(heavy)).rejects.toEqual(new RenderingFailure('memory'));
  expect(await render('Trois.')).toMatchObject({ html: '<p>Trois.</p>' });
});
