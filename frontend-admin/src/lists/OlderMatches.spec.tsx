import { StubApi } from '../../../api-client/test/stub-api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { cleanup, configure, fireEvent, render, waitFor } from '@testing-library/react';
import { AdminContext, DataTable, memoryStore, TestMemoryRouter } from 'react-admin';
import { dataProvider } from '../api/data-provider';
import { queryClient } from '../api/query-client';
import { i18nProvider } from '../language/french';
import { searchFilter } from './filters';
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

/** Answers for each block of the list, by its parameter `before`; the newest block has none. */
const blocks: Record<string, { subjects: string[]; older?: number }> = {
  '': { subjects: [], older: 300 },
  '300': { subjects: ['Assez ancien'], older: 200 },
  '200': { subjects: [], older: 100 },
  '100': { subjects: ['Très ancien'] },
};

const renderList = () => {
  api.reply('GET /api/admin/comments', (url) => {
    const { q = '', before = '' } = JSON.parse(/filter=([^&]*)/.exec(url)![1]!) as Record<string, string>;
    const { subjects, older } = q ? blocks[before]! : { subjects: ['Récent'] };
    const filter = encodeURIComponent(JSON.stringify({ q, before: older }));
    return {
      body: subjects.map((subject, index) => ({ id: index + 1, subject })),
      headers: {
        'content-range': `comments 0-${subjects.length - 1}/${subjects.length}`,
        ...(older && { link: `</api/admin/comments?filter=${filter}>; rel="prev-archive"` }),
      },
    };
  });
  return render(
    <TestMemoryRouter>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={memoryStore()}
      >
        <RecordTable
          resource="commentaires"
          label="Commentaires"
          of="des commentaires"
          empty="Aucun commentaire trouvé"
          filters={[searchFilter('Rechercher un commentaire', 200)]}
          sort={{ field: 'recent', order: 'DESC' }}
        >
          <DataTable.Col source="subject" label="Commentaire" />
        </RecordTable>
      </AdminContext>
    </TestMemoryRouter>,
  );
};

it('ADMM-03 searches comments block by block until one holds the text, further on demand, and back', async () => {
  const { findByText, findByRole, getByRole, queryByRole } = renderList();
  await findByText('Récent');
  expect(queryByRole('button', { name: 'Chercher plus loin' })).toBeNull();

  fireEvent.change(getByRole('searchbox'), { target: { value: 'ancien' } });
  await findByText('Assez ancien');
  expect(queryByRole('button', { name: 'Revenir aux plus récents' })).toBeNull();
  fireEvent.click(await findByRole('button', { name: 'Chercher plus loin' }));
  await findByText('Très ancien');
  await waitFor(() => expect(queryByRole('button', { name: 'Chercher plus loin' })).toBeNull());
  fireEvent.click(getByRole('button', { name: 'Revenir aux plus récents' }));
  await findByText('Assez ancien');
});

it('a new text is searched from the newest block on', async () => {
  const { findByText, findByRole, getByRole } = renderList();
  await findByText('Récent');
  fireEvent.change(getByRole('searchbox'), { target: { value: 'ancien' } });
  fireEvent.click(await findByRole('button', { name: 'Chercher plus loin' }));
  await findByText('Très ancien');
  fireEvent.change(getByRole('searchbox'), { target: { value: 'anciens' } });
  await findByText('Assez ancien');
});
