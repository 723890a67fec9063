import { closeDom, openDom } from '../../../../api-client/test/dom';
import { mock } from 'node:test';
import { ChakraProvider } from '@chakra-ui/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { system } from '../../theme/system';
import { Dialog } from '../Dialog';
import { closeOutcome, toast, toastNews, toastOnNextPage } from './toaster';
import { Toaster } from './Toaster';

beforeAll(() => openDom());
afterAll(closeDom);

const page = () => within(document.body);

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
});
afterEach(() => {
  cleanup();
  closeOutcome();
  mock.timers.reset();
});

const show = (children?: ReactNode) =>
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Toaster />
        {children}
      </MemoryRouter>
    </ChakraProvider>,
  );

const shown = () => [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);
const say = (title: string, destructive = false) => act(() => toast({ title, destructive }));
const wait = (ms: number) => act(() => mock.timers.tick(ms));

it('an outcome takes the place of the one before', () => {
  show();
  say('Un');
  say('Deux');
  expect(shown()).toEqual(['Deux']);
  expect(page().getByRole('region', { name: 'Messages' }).textContent).toBe('Deux');
});

it('SHELL-45 LIVE-09 news stand beside the outcome of an action, five toasts at most', () => {
  show(<form aria-label="Essai" onSubmit={(event) => event.preventDefault()} />);
  say('Fait');
  const news = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'];
  for (const title of news.slice(0, 4)) act(() => toastNews({ title }));
  expect(shown()).toEqual(['Fait', ...news.slice(0, 4)]);
  act(() => toastNews({ title: 'Cinq' }));
  expect(shown()).toEqual(news);
  fireEvent.submit(page().getByRole('form', { name: 'Essai' }));
  expect(shown()).toEqual(news);
  wait(6000);
  expect(shown()).toEqual([]);
});

it('a toast goes after 6 seconds, a failure after 12', () => {
  show();
  say('Fait');
  wait(5999);
  expect(shown()).toEqual(['Fait']);
  wait(1);
  expect(shown()).toEqual([]);
  say('Raté', true);
  wait(11_999);
  expect(shown()).toEqual(['Raté']);
  wait(1);
  expect(shown()).toEqual([]);
});

it('the clock of a toast stands while the focus is inside', () => {
  show();
  say('Fait');
  const close = page().getByRole('button', { name: 'Fermer le message' });
  act(() => close.focus());
  wait(60_000);
  expect(shown()).toEqual(['Fait']);
  act(() => close.blur());
  wait(6000);
  expect(shown()).toEqual([]);
});

it('Escape, its button and the next submit close a toast', () => {
  show(<form aria-label="Essai" onSubmit={(event) => event.preventDefault()} />);
  say('Un');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toEqual([]);
  say('Deux');
  fireEvent.click(page().getByRole('button', { name: 'Fermer le message' }));
  expect(shown()).toEqual([]);
  say('Trois');
  fireEvent.submit(page().getByRole('form', { name: 'Essai' }));
  expect(shown()).toEqual([]);
});

it('toasts appear within the open dialog, and on the page once it is closed', () => {
  const { rerender } = render(<Page open />);
  say('Raté', true);
  expect(within(page().getByRole('dialog', { hidden: true })).queryByText('Raté')).not.toBeNull();
  rerender(<Page open={false} />);
  say('Fait');
  expect(shown()).toEqual(['Fait']);

  function Page({ open }: { open: boolean }) {
    return (
      <ChakraProvider value={system}>
        <MemoryRouter>
          <Toaster />
          <Dialog title="Essai" open={open} onClose={() => undefined}>
            <input />
          </Dialog>
        </MemoryRouter>
      </ChakraProvider>
    );
  }
});

it('a toast can be carried over a page load', () => {
  toastOnNextPage({ title: 'Compte supprimé' });
  expect(shown()).toEqual([]);
  show();
  expect(shown()).toEqual(['Compte supprimé']);
});
