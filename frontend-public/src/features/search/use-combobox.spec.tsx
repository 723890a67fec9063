import { mock } from 'node:test';
import { StubApi } from '../../../../api-client/test/stub-api';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import { useRef } from 'react';
import { useCombobox, useSettled } from './use-combobox';

let api: StubApi;
beforeAll(async () => {
  api = await StubApi.start();
  // The test DOM has no layout, and the combobox skips options without a size.
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { value: 1 });
});
afterAll(() => api.stop());
afterEach(cleanup);

interface BoxProps {
  options: readonly string[];
  onDelete?: (option: HTMLElement) => void;
}

function Box({ options, onDelete = () => undefined }: BoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { isOpen } = useCombobox({ field, list, options, onDelete });
  return (
    <form>
      <div>
        <input ref={field} role="combobox" aria-expanded={isOpen} aria-controls="options" />
        <ul ref={list} id="options" role="listbox" hidden={!isOpen}>
          {options.map((option) => (
            <li key={option} id={`option-${option}`} role="option" aria-selected="false">
              {option}
            </li>
          ))}
        </ul>
      </div>
      <button type="button">Ailleurs</button>
    </form>
  );
}

function renderBox(props: BoxProps) {
  const { getByRole, rerender } = render(<Box {...props} />);
  const field = getByRole('combobox');
  return {
    field,
    press: (key: string, init = {}) => fireEvent.keyDown(field, { key, ...init }),
    isOpen: () => field.getAttribute('aria-expanded') === 'true',
    active: () => field.getAttribute('aria-activedescendant'),
    elsewhere: () => getByRole('button'),
    show: (options: readonly string[]) => rerender(<Box {...props} options={options} />),
  };
}

it('stays closed without options', () => {
  const { isOpen, show } = renderBox({ options: [] });
  expect(isOpen()).toBe(false);
  show(['pain']);
  expect(isOpen()).toBe(true);
});

it('activates the first option on the arrow key that opens it, and the next one on another', () => {
  const { press, isOpen, active } = renderBox({ options: ['pain', 'levain'] });
  press('Escape');
  expect(isOpen()).toBe(false);
  press('ArrowDown');
  expect([isOpen(), active()]).toEqual([true, 'option-pain']);
  press('ArrowDown');
  expect(active()).toBe('option-levain');
});

it('stops Escape from reaching ancestors only while it is open', () => {
  const outside = jest.fn();
  document.addEventListener('keydown', outside);
  const { press, isOpen } = renderBox({ options: ['pain'] });
  press('Escape');
  expect([isOpen(), outside.mock.calls.length]).toEqual([false, 0]);
  press('Escape');
  expect(outside.mock.calls).toHaveLength(1);
  document.removeEventListener('keydown', outside);
});

it('leaves the keys of an input method alone', () => {
  const { press, isOpen } = renderBox({ options: ['pain'] });
  press('Escape', { isComposing: true });
  expect(isOpen()).toBe(true);
});

it('opens again on input, and closes when the focus leaves', () => {
  const { field, press, isOpen, elsewhere } = renderBox({ options: ['pain'] });
  press('Escape');
  fireEvent.input(field);
  expect(isOpen()).toBe(true);
  fireEvent.focusOut(field, { relatedTarget: elsewhere() });
  expect(isOpen()).toBe(false);
});

it('deletes the active option, and nothing without one', () => {
  const onDelete = jest.fn();
  const { press } = renderBox({ options: ['pain', 'levain'], onDelete });
  press('Delete');
  expect(onDelete).not.toHaveBeenCalled();
  press('ArrowDown');
  press('Delete');
  expect(onDelete.mock.calls.map(([option]) => (option as HTMLElement).id)).toEqual(['option-pain']);
});

it('forgets the active option once it is removed', () => {
  const { press, active, show } = renderBox({ options: ['pain', 'levain'] });
  press('ArrowDown');
  expect(active()).toBe('option-pain');
  show(['levain']);
  expect(active()).toBeNull();
});

describe('a settled value', () => {
  afterEach(() => mock.timers.reset());

  it('is the last one, after a pause', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { result, rerender } = renderHook(({ text }) => useSettled(text, 150), {
      initialProps: { text: 'p' },
    });
    rerender({ text: 'pa' });
    act(() => mock.timers.tick(149));
    rerender({ text: 'pain' });
    act(() => mock.timers.tick(149));
    expect(result.current).toBe('p');
    act(() => mock.timers.tick(1));
    expect(result.current).toBe('pain');
  });
});
