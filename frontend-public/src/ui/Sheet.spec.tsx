import { closeDom, openDom } from '../../../api-client/test/dom';
import { ChakraProvider } from '@chakra-ui/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, configure, fireEvent, render, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { system } from '../theme/system';
import { Sheet } from './Sheet';

// The default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => openDom());
afterAll(closeDom);

const page = () => within(document.body);

beforeEach(() => {
  render(
    <ChakraProvider value={system}>
      <Reader />
    </ChakraProvider>,
  );
});
afterEach(cleanup);

function Reader() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Sommaire</button>
      <button>Texte</button>
      {isOpen && (
        <Sheet title="Sommaire" onClose={() => setOpen(false)}>
          <a href="#suite">Suite</a>
        </Sheet>
      )}
    </>
  );
}

const sheet = () => page().queryByRole('dialog', { name: 'Sommaire' });
const button = (name: string) => page().getByRole('button', { name });

async function open() {
  button('Sommaire').focus();
  fireEvent.click(button('Sommaire'));
  await waitFor(() => expect(document.activeElement).toBe(sheet()));
  // Until the listeners of a press outside are there.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

it('a sheet leaves the page usable and scrollable', async () => {
  await open();
  expect(sheet()!.getAttribute('aria-modal')).toBe('false');
  expect(document.body.style.overflow).toBe('');
  act(() => button('Texte').focus());
  expect(document.activeElement).toBe(button('Texte'));
  expect(sheet()).not.toBeNull();
});

it.each(['Escape', 'Fermer'])('%s closes a sheet and returns the focus to its opener', async (way) => {
  await open();
  if (way === 'Escape') fireEvent.keyDown(sheet()!, { key: way });
  else fireEvent.click(button(way));
  await waitFor(() => expect(sheet()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('Sommaire')));
});

it('a press outside closes a sheet, and so does its opener', async () => {
  await open();
  fireEvent.pointerDown(button('Texte'), { button: 0 });
  fireEvent.click(button('Texte'));
  await waitFor(() => expect(sheet()).toBeNull());
  await open();
  fireEvent.pointerDown(button('Sommaire'), { button: 0 });
  fireEvent.click(button('Sommaire'));
  await waitFor(() => expect(sheet()).toBeNull());
});
