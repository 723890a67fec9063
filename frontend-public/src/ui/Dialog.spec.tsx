import { closeDom, openDom } from '../../../api-client/test/dom';
import { ChakraProvider } from '@chakra-ui/react';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { act, cleanup, configure, fireEvent, render, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { system } from '../theme/system';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { DialogButton } from './DialogButton';
import { lazyPart } from './lazy-part';

// The default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => openDom());
afterAll(closeDom);

const page = () => within(document.body);

afterEach(cleanup);

const show = (children: ReactNode) =>
  render(children, { wrapper: ({ children: own }) => <ChakraProvider value={system}>{own}</ChakraProvider> });

const dialog = (name: string) => page().queryByRole('dialog', { name, hidden: true });
const button = (name: string) => page().getByRole('button', { name, hidden: true });
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

/** Presses a button as a person does, which also gives it the focus. */
function click(name: string) {
  button(name).focus();
  fireEvent.click(button(name));
}

/** Until the listeners of a press outside are there. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

interface QuestionProps {
  closesOutside?: boolean;
  onSend?: () => void;
}

/** A dialog within a form, with another dialog above it. */
function Question({ closesOutside, onSend }: QuestionProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
    >
      <DialogButton
        dialog={(close) => (
          <Dialog title="Question" onClose={close} closesOutside={closesOutside}>
            <form onSubmit={(event) => event.preventDefault()}>
              <input aria-label="Réponse" />
              <button type="submit">Répondre</button>
            </form>
            <DialogButton
              dialog={(closeInner) => (
                <Dialog title="Aide" onClose={closeInner}>
                  <button type="button">Compris</button>
                </Dialog>
              )}
            >
              Aide
            </DialogButton>
          </Dialog>
        )}
      >
        Ouvrir
      </DialogButton>
    </form>
  );
}

it('a dialog takes the focus and returns it to its opener when Escape closes it', async () => {
  show(<Question />);
  click('Ouvrir');
  await waitFor(() => expect(document.activeElement).toBe(page().getByLabelText('Réponse')));
  expect(dialog('Question')!.getAttribute('aria-modal')).toBe('true');
  press('Escape');
  await waitFor(() => expect(dialog('Question')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('Ouvrir')));
});

it('Escape closes only the upper one of two dialogs', async () => {
  show(<Question />);
  click('Ouvrir');
  await waitFor(() => expect(document.activeElement).toBe(page().getByLabelText('Réponse')));
  click('Aide');
  await waitFor(() => expect(document.activeElement).toBe(button('Compris')));
  press('Escape');
  await waitFor(() => expect(dialog('Aide')).toBeNull());
  expect(dialog('Question')).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button('Aide')));
});

it.each([true, false])('a press outside a dialog closes it only if it may (%s)', async (closesOutside) => {
  show(<Question closesOutside={closesOutside} />);
  click('Ouvrir');
  await waitFor(() => expect(document.activeElement).toBe(page().getByLabelText('Réponse')));
  await settled();
  const backdrop = document.querySelector('[data-part=backdrop]')!;
  fireEvent.pointerDown(backdrop, { button: 0 });
  fireEvent.click(backdrop);
  await settled();
  expect(dialog('Question') === null).toBe(closesOutside);
});

it('a form in a dialog does not submit the form around the dialog', async () => {
  const onSend = jest.fn();
  show(<Question onSend={onSend} />);
  click('Ouvrir');
  await waitFor(() => expect(dialog('Question')).not.toBeNull());
  fireEvent.submit(page().getByLabelText('Réponse').closest('form')!);
  expect(onSend).not.toHaveBeenCalled();
});

it('a confirmation that waits takes no second press and keeps the focus', async () => {
  const onConfirm = jest.fn();
  function Deletion() {
    const [isPending, setPending] = useState(false);
    return (
      <ConfirmDialog
        title="Supprimer ?"
        onClose={() => undefined}
        action="Supprimer"
        pending="Suppression…"
        isPending={isPending}
        onConfirm={() => {
          onConfirm();
          setPending(true);
        }}
      >
        Rien ne le ramènera.
      </ConfirmDialog>
    );
  }
  show(<Deletion />);
  await waitFor(() => expect(document.activeElement).toBe(button('Annuler')));
  click('Supprimer');
  const waiting = button('Suppression…');
  expect(waiting.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(waiting);
  fireEvent.click(waiting);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('the code of a dialog is loaded when its button is pressed', async () => {
  const load = jest.fn(() =>
    Promise.resolve(({ onClose }: { onClose: () => void }) => (
      <Dialog title="Chargé" onClose={onClose}>
        <button type="button">Bien</button>
      </Dialog>
    )),
  );
  const Late = lazyPart(load);
  show(<DialogButton dialog={(close) => <Late onClose={close} />}>Ouvrir</DialogButton>);
  expect(load).not.toHaveBeenCalled();
  for (let time = 1; time <= 2; time++) {
    click('Ouvrir');
    await waitFor(() => expect(document.activeElement).toBe(button('Bien')));
    press('Escape');
    await waitFor(() => expect(dialog('Chargé')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button('Ouvrir')));
  }
  expect(load).toHaveBeenCalledTimes(1);
});
