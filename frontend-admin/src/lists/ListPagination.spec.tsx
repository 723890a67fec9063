import { StubApi } from '../../../api-client/test/stub-api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { cleanup, configure, render } from '@testing-library/react';
import { AdminContext, DataTable, memoryStore, ResourceContextProvider, TestMemoryRouter } from 'react-admin';
import { dataProvider } from '../api/data-provider';
import { queryClient } from '../api/query-client';
import { i18nProvider } from '../language/french';
import { RecordTable } from './RecordTable';

// A busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

let api: StubApi;
beforeAll(async () => {
  api = await StubApi.start();
});
afterAll(() => api.stop());

beforeEach(() => {
  api.reset();
  queryClient.clear();
});
afterEach(cleanup);

const TOO_FAR = /trop loin pour être feuilleté/;

/** A list of 30,000 entries. The server accepts page numbers up to 10,000 entries from each end. */
function renderPage(page: number) {
  api.reply('GET /api/admin/comments', {
    body: [{ id: 1, subject: `Page ${page}` }],
    headers: { 'content-range': 'comments 0-24/30000' },
  });
  return render(
    <TestMemoryRouter initialEntries={[`/?page=${page}&perPage=25&sort=recent&order=DESC`]}>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={memoryStore()}
      >
        <ResourceContextProvider value="commentaires">
          <RecordTable
            label="Commentaires"
            of="des commentaires"
            empty="Aucun commentaire trouvé"
            filters={[]}
            sort={{ field: 'recent', order: 'DESC' }}
          >
            <DataTable.Col source="subject" label="Commentaire" />
          </RecordTable>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
}

it('page numbers from the start of the list end where the server would refuse them, and a sentence says what helps', async () => {
  const { findByText, getByRole, getByText, queryByRole } = renderPage(401);
  await findByText('Page 401');
  expect(queryByRole('button', { name: 'Aller à la page 400' })).not.toBeNull();
  expect(queryByRole('button', { name: 'Aller à la page 402' })).toBeNull();
  expect(queryByRole('button', { name: 'Aller à la page 1200' })).not.toBeNull();
  expect(queryByRole('button', { name: 'Aller à la dernière page' })).not.toBeNull();
  expect(getByRole('button', { name: 'Aller à la prochaine page' }).hasAttribute('disabled')).toBe(true);
  getByText(TOO_FAR);
});

it('page numbers from the end of the list end where the server would refuse them', async () => {
  const { findByText, getByRole, queryByRole } = renderPage(800);
  await findByText('Page 800');
  await findByText(TOO_FAR);
  expect(queryByRole('button', { name: 'Aller à la page 799' })).toBeNull();
  expect(getByRole('button', { name: 'Aller à la page précédente' }).hasAttribute('disabled')).toBe(true);
  expect(queryByRole('button', { name: 'Aller à la page 801' })).not.toBeNull();
});

it('no sentence appears if the next page can be opened', async () => {
  const { findByText, queryByText, queryByRole } = renderPage(400);
  await findByText('Page 400');
  expect(queryByRole('button', { name: 'Aller à la page 401' })).not.toBeNull();
  expect(queryByText(TOO_FAR)).toBeNull();
});
