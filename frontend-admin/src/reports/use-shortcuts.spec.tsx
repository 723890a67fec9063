import { StubApi } from '../../../api-client/test/stub-api';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useShortcuts } from './use-shortcuts';

let api: StubApi;
beforeAll(async () => {
  api = await StubApi.start();
});
afterAll(() => api.stop());
afterEach(cleanup);

function renderKeys() {
  const done: string[] = [];
  function Keys() {
    useShortcuts(Object.fromEntries(['j', 'x', '1', '3'].map((key) => [key, () => done.push(key)])));
    return (
      <>
        <input type="radio" />
        <input type="checkbox" />
        <input type="text" />
        <input type="search" />
        <textarea />
        <button>Bouton</button>
        <ul role="listbox">
          <li role="option" />
        </ul>
      </>
    );
  }
  const { container } = render(<Keys />);
  const press = (key: KeyboardEventInit, selector?: string) => {
    done.length = 0;
    fireEvent.keyDown(selector ? container.querySelector(selector)! : document.body, key);
    return done[0];
  };
  return press;
}

it.each(['[type="radio"]', '[type="checkbox"]', 'button'])(
  '40.36 what was chosen by mouse leaves the shortcuts alive: %s',
  (selector) => {
    expect(renderKeys()({ key: 'j', code: 'KeyJ' }, selector)).toBe('j');
  },
);

it.each(['[type="text"]', '[type="search"]', 'textarea', '[role="option"]'])(
  '40.36 where one writes or chooses by letters, keys decide nothing: %s',
  (selector) => {
    expect(renderKeys()({ key: 'j', code: 'KeyJ' }, selector)).toBeUndefined();
  },
);

it.each([
  ['AZERTY', { key: '&', code: 'Digit1' }, '1'],
  ['AZERTY', { key: '"', code: 'Digit3' }, '3'],
  ['AZERTY with Shift', { key: '1', code: 'Digit1', shiftKey: true }, '1'],
  ['QWERTY', { key: '1', code: 'Digit1' }, '1'],
  ['the number pad', { key: '3', code: 'Numpad3' }, '3'],
  ['QWERTY with Shift', { key: '!', code: 'Digit1', shiftKey: true }, undefined],
  ['the number pad without NumLock', { key: 'PageDown', code: 'Numpad3' }, undefined],
  ['a letter of the layout', { key: 'x', code: 'KeyB' }, 'x'],
  ['a capital', { key: 'X', code: 'KeyX', shiftKey: true }, 'x'],
  ['with Ctrl', { key: '1', code: 'Digit1', ctrlKey: true }, undefined],
])('40.36 a digit is chosen by its key, without Shift: %s, %j', (_, key, action) => {
  expect(renderKeys()(key)).toBe(action);
});
