import { StubApi } from '../../../api-client/test/stub-api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { cleanup, configure, fireEvent, render, waitFor } from '@testing-library/react';
import { AdminContext, memoryStore, TestMemoryRouter, useRecordContext, type RaRecord } from 'react-admin';
import { dataProvider } from '../api/data-provider';
import { queryClient } from '../api/query-client';
import { i18nProvider } from '../language/french';
import { Toaster } from '../toasts/Toaster';
import { DeleteButton } from './DeleteButton';
import { RecordCards } from './RecordCards';

const LIST = 'GET /api/admin/messages';
const DELETION = 'DELETE /api/admin/messages/1';
const tabs = [
  { name: 'waiting', label: 'En attente', empty: 'Aucun message n’attend.' },
  { name: 'handled', label: 'Traités', empty: 'Aucun message traité.' },
];

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

const answer = (...subjects: string[]) =>
  api.reply(LIST, {
    body: subjects.map((subject, index) => ({ id: index + 1, subject })),
    headers: { 'content-range': `messages 0-${subjects.length - 1}/${subjects.length}` },
  });

function Message() {
  const { subject } = useRecordContext<RaRecord>()!;
  return (
    <>
      {subject}
      <DeleteButton text="Supprimer" label={`Supprimer ${subject}`} done={{ title: 'Message supprimé' }} />
    </>
  );
}

const renderCards = () =>
  render(
    <TestMemoryRouter>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={memoryStore()}
      >
        <RecordCards
          resource="messages"
          label="Messages"
          of="des messages"
          tabs={{ source: 'state', choices: tabs }}
        >
          <Message />
        </RecordCards>
        <Toaster />
      </AdminContext>
    </TestMemoryRouter>,
  );

it('loads the records of the chosen tab, and explains an empty one', async () => {
  answer('Une question');
  const { findByText, getByRole } = renderCards();
  await findByText('Une question');
  answer();
  fireEvent.click(getByRole('tab', { name: 'Traités' }));
  await findByText('Aucun message traité.');
  expect(api.requests.map((request) => /filter=([^&]*)/.exec(request)?.[1])).toEqual([
    '{"state":"waiting"}',
    '{"state":"handled"}',
  ]);
});

it('shows a skeleton, then an error with a button to retry', async () => {
  api.reply(LIST, { status: 500 });
  const { findByRole, findByText, getByRole } = renderCards();
  getByRole('status', { name: 'Chargement des messages' });
  await findByText('Erreur lors de la récupération des messages');
  answer('Une question');
  fireEvent.click(await findByRole('button', { name: 'Réessayer' }));
  await findByText('Une question');
});

it('deletes once the toast is closed, unless the deletion is undone', async () => {
  answer('Une question', 'Une autre');
  api.reply(DELETION, { body: { id: 1 } });
  const { findByRole, findByText, queryByText } = renderCards();
  fireEvent.click(await findByRole('button', { name: 'Supprimer Une question' }));
  await findByText('Message supprimé');
  expect(queryByText('Une question')).toBeNull();
  fireEvent.click(await findByRole('button', { name: 'Annuler' }));
  await findByText('Une question');
  expect(api.requests).not.toContain(DELETION);

  fireEvent.click(await findByRole('button', { name: 'Supprimer Une question' }));
  await findByText('Message supprimé');
  fireEvent.click(await findByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(api.requests).toContain(DELETION));
});

it('deletes at once when the page is left before the toast is closed', async () => {
  answer('Une question');
  api.reply(DELETION, { body: { id: 1 } });
  const { findByRole, findByText } = renderCards();
  fireEvent.click(await findByRole('button', { name: 'Supprimer Une question' }));
  await findByText('Message supprimé');
  expect(api.requests).not.toContain(DELETION);
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(api.requests).toContain(DELETION));
});
