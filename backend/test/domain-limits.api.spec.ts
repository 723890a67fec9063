import { expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Domain } from '../src/content/domains/domain.entity.js';
import { startApp } from './app.js';
import { domainLook } from './factories.js';
import { signUpAdmin } from './people.js';

/* Minimum and maximum number of domains. */

it('the last visible domain can be neither hidden nor deleted', async () => {
  const other = await startApp();
  try {
    const { agent } = await signUpAdmin(other);
    for (const id of [2, 3, 4, 5]) await agent.delete(`/api/admin/domains/${id}`).expect(200);
    await agent.patch('/api/admin/domains/6').send({ isHidden: true }).expect(200);
    await agent.patch('/api/admin/domains/1').send({ isHidden: true }).expect(409);
    await agent.delete('/api/admin/domains/6').expect(200);
    const { body } = await agent.delete('/api/admin/domains/1').expect(409);
    expect(body.message).toMatch(/dernier/);
  } finally {
    await other.stop();
  }
});

it('simultaneous changes cannot leave the site without a visible domain', async () => {
  const other = await startApp();
  try {
    const { agent } = await signUpAdmin(other);
    const hide = (id: number) => agent.patch(`/api/admin/domains/${id}`).send({ isHidden: true });
    for (const id of [3, 4, 5, 6]) await hide(id).expect(200);
    const both = await Promise.all([hide(1), hide(2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await other.http.get('/api/domains').expect(200);
    const [{ id: last }] = body.domains as [{ id: number }];
    const { body: refused } = await agent
      .post(`/api/admin/domains/${last}/merge`)
      .send({ into: 6 })
      .expect(409);
    expect(refused.message).toMatch(/le dernier ne peut pas être fusionné/);
    const deleted = await agent.delete(`/api/admin/domains/${last}`).expect(409);
    expect(deleted.body.message).toMatch(/le dernier ne peut pas être supprimé/);
    expect((await other.http.get('/api/domains').expect(200)).body).toEqual(body);
  } finally {
    await other.stop();
  }
});

it('the number of domains is limited to the number that can be reordered', async () => {
  const other = await startApp();
  try {
    const { agent } = await signUpAdmin(other);
    const rows = Array.from({ length: 193 }, (_, index) => {
      const [name, slug] = [`Domaine ${index}`, `domaine-${index}`];
      return { ...domainLook, name, slug, position: 10 + index };
    });
    await other.nest.get(DataSource).getRepository(Domain).insert(rows);
    const add = (name: string) => agent.post('/api/admin/domains').send({ ...domainLook, name });
    await add('Le dernier').expect(201);
    const { body } = await add('Un de trop').expect(409);
    expect(body).toMatchObject({ code: 'limit_reached', message: expect.stringContaining('200 domaines') });
    const { domains } = (await other.http.get('/api/domains').expect(200)).body as {
      domains: { id: number }[];
    };
    const ids = domains.map(({ id }) => id).reverse();
    await agent.put('/api/admin/domains/order').send({ ids }).expect(200);
  } finally {
    await other.stop();
  }
});
