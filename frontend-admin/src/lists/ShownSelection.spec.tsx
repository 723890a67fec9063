import { StubApi } from '../../../api-client/test/stub-api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { cleanup, configure, fireEvent, render, waitFor } from '@testing-library/react';
import { AdminContext, DataTable, memoryStore, TestMemoryRouter } from 'react-admin';
import { dataProvider } from '../api/data-provider';
import { queryClient } from '../api/query-client';
import { i18nProvider } from '../language/french';
import { Toaster } from '../toasts/Toaster';
import { searchFilter } from './filters';
import { RecordTable } from './RecordTable';

// A busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

const PER_PAGE = 25;

let api: StubApi;
/** Ids on the server. */
let there: number[];

beforeAll(async () => {
  api = await StubApi.start();
});
afterAll(() => api.stop());

beforeEach(() => {
  api.reset();
  queryClient.clear();
  there = Array.from({ length: 30 }, (_, index) => index + 1);
  for (const id of there) {
    api.reply(`DELETE /api/admin/newsletter/subscribers/${id}`, () => {
      const status = there.includes(id) ? 200 : 404;
      there = there.filter((one) => one !== id);
      return { status, body: { id } };
    });
  }
  api.reply('GET /api/admin/newsletter/subscribers', (url) => {
    const asked = (name: string) => JSON.parse(new RegExp(`${name}=([^&]*)`).exec(url)![1]!) as unknown;
    const { q = '' } = asked('filter') as { q?: string };
    const [, order] = asked('sort') as [string, string];
    const [from] = asked('range') as [number, number];
    const found = there.filter((id) => `n°${id}`.includes(q));
    const sorted = order === 'DESC' ? found.toReversed() : found;
    const page = sorted.slice(from, from + PER_PAGE).map((id) => ({ id, email: `n°${id}`, fixed: id === 3 }));
    const range = `subscribers ${from}-${from + page.length - 1}/${found.length}`;
    return { body: page, headers: { 'content-range': range } };
  });
});
afterEach(cleanup);

interface Subscriber {
  id: number;
  email: string;
  fixed: boolean;
}

async function renderList() {
  const list = render(
    <TestMemoryRouter>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={memoryStore()}
      >
        <RecordTable
          resource="newsletter"
          label="Abonnés"
          of="des abonnés"
          empty="Aucun abonné"
          filters={[searchFilter('Rechercher', 100)]}
          sort={{ field: 'id', order: 'ASC' }}
          selection={{ name: ({ email }: Subscriber) => email, isSelectable: ({ fixed }) => !fixed }}
          question={{
            title: 'Retirer %{smart_count} adresse ? |||| Retirer %{smart_count} adresses ?',
            content: 'Pour de bon.',
          }}
        >
          <DataTable.Col source="email" label="Adresse" />
        </RecordTable>
        <Toaster />
      </AdminContext>
    </TestMemoryRouter>,
  );
  await list.findByText('n°1');
  const box = (id: number) => list.getByRole('checkbox', { name: `Sélectionner n°${id}` });
  const select = (...ids: number[]) => ids.forEach((id) => fireEvent.click(box(id)));
  const selected = (count: number) =>
    waitFor(() =>
      expect(list.getByText(/^\d+ sélectionnés?$/).textContent).toMatch(new RegExp(`^${count} `)),
    );
  const search = (text: string) => fireEvent.change(list.getByRole('searchbox'), { target: { value: text } });
  return { ...list, box, select, selected, search };
}

const deletions = () => api.requests.filter((request) => request.startsWith('DELETE'));

it('MO-02 another filter clears the selection, and only shown records are deleted', async () => {
  const { select, selected, search, findByText, box, findByRole } = await renderList();
  select(1, 2, 12);
  await selected(3);
  search('n°12');
  await waitFor(() => expect(() => box(1)).toThrow());
  await findByText('n°12');
  await selected(0);

  select(12);
  await selected(1);
  fireEvent.click(await findByRole('button', { name: 'Supprimer' }));
  await findByRole('dialog', { name: 'Retirer 1 adresse ?' });
  fireEvent.click(await findByRole('button', { name: 'Confirmer' }));
  await waitFor(() => expect(deletions()).toEqual(['DELETE /api/admin/newsletter/subscribers/12']));
});

it('MO-02 records that an emptied filter shows again are not selected', async () => {
  const { select, selected, search, box, findByText } = await renderList();
  select(1);
  search('n°30');
  await findByText('n°30');
  search('');
  await findByText('n°1');
  expect((box(1) as HTMLInputElement).checked).toBe(false);
  await selected(0);
});

it('MO-02 another page clears the selection', async () => {
  const { select, selected, findByText, findByRole, box } = await renderList();
  select(1, 2);
  fireEvent.click(await findByRole('button', { name: /page 2/i }));
  await findByText('n°30');
  await selected(0);
  fireEvent.click(await findByRole('button', { name: /page 1/i }));
  await findByText('n°1');
  expect((box(1) as HTMLInputElement).checked).toBe(false);
});

it('MO-02 another order clears the selection', async () => {
  const { select, selected, findByText, findByRole } = await renderList();
  select(1, 2);
  fireEvent.click(await findByRole('button', { name: /Trier/ }));
  await findByText('n°1');
  await selected(0);
});

it('MO-02 a record that somebody else has deleted is no longer selected', async () => {
  const { select, selected, findByRole } = await renderList();
  select(1, 2, 4);
  await selected(3);
  there = there.filter((id) => id !== 2);
  await queryClient.invalidateQueries();
  await selected(2);
  fireEvent.click(await findByRole('button', { name: 'Supprimer' }));
  await findByRole('dialog', { name: 'Retirer 2 adresses ?' });
});

it('MO-02 a record that somebody else deletes meanwhile does not stop the deletion of the others', async () => {
  const { select, findByRole, findByText } = await renderList();
  select(1, 2, 4);
  fireEvent.click(await findByRole('button', { name: 'Supprimer' }));
  await findByRole('dialog', { name: 'Retirer 3 adresses ?' });
  there = there.filter((id) => id !== 2);
  fireEvent.click(await findByRole('button', { name: 'Confirmer' }));
  await findByText('3 éléments supprimés');
  expect(there).not.toContain(4);
});

it('MO-02 « Tout sélectionner » selects the shown records that can be selected, and no others', async () => {
  const { selected, findByRole, queryByRole } = await renderList();
  fireEvent.click(await findByRole('checkbox', { name: 'Tout sélectionner' }));
  await selected(24);
  expect(queryByRole('button', { name: /tout/i })).toBeNull();
});
