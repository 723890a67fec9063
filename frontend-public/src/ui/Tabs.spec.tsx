import { GlobalRegistrator } from '@happy-dom/global-registrator';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { system } from '../theme/system';
import { Tabs } from './Tabs';

beforeAll(() => GlobalRegistrator.register({ url: 'http://localhost/' }));
afterEach(cleanup);
afterAll(() => GlobalRegistrator.unregister());

const tabs = [
  { id: 'informations', label: 'Informations' },
  { id: 'favoris', label: 'Favoris' },
  { id: 'activite', label: 'Activité' },
] as const;

function show(address: string) {
  const element = (
    <Tabs label="Profil" tabs={tabs}>
      {(chosen) => <p>{chosen}</p>}
    </Tabs>
  );
  const router = createMemoryRouter([{ path: '/profil', element }], { initialEntries: [address] });
  const page = render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  const tab = (name: string) => page.getByRole('tab', { name });
  const press = async (name: string, key: string, init = {}) =>
    act(() => {
      tab(name).focus();
      fireEvent.keyDown(tab(name), { key, ...init });
      return Promise.resolve();
    });
  return { ...page, router, tab, press };
}

it('the tab in the address is chosen, and names its panel', () => {
  const { tab, getByRole } = show('/profil?onglet=favoris');
  expect(tab('Favoris').getAttribute('aria-selected')).toBe('true');
  expect(getByRole('tabpanel', { name: 'Favoris' }).textContent).toBe('favoris');
});

it('an unknown tab in the address shows the first', () => {
  const { getByRole } = show('/profil?onglet=inconnu');
  expect(getByRole('tabpanel', { name: 'Informations' })).toBeDefined();
});

it('only the chosen tab is a stop of the Tab key', () => {
  const { getAllByRole } = show('/profil');
  expect(getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

it.each([
  ['Informations', 'ArrowRight', 'Favoris', '?onglet=favoris'],
  ['Informations', 'ArrowLeft', 'Activité', '?onglet=activite'],
  ['Activité', 'ArrowRight', 'Informations', '?'],
  ['Activité', 'Home', 'Informations', '?'],
  ['Informations', 'End', 'Activité', '?onglet=activite'],
])('from « %s », %s chooses « %s » and puts it into the address', async (from, key, to, search) => {
  const { press, tab, router } = show('/profil');
  await press(from, key);
  expect(document.activeElement).toBe(tab(to));
  expect(router.state.location.search).toBe(search === '?' ? '' : search);
});

it('an arrow with Alt, which goes back in the history, leaves the tab chosen', async () => {
  const { press, tab } = show('/profil');
  await press('Informations', 'ArrowRight', { altKey: true });
  expect(tab('Informations').getAttribute('aria-selected')).toBe('true');
});
