import { expect, it } from '@jest/globals';
import { h, type FunctionComponent } from 'preact';
import { useContext } from 'preact/compat';
import { renderToString } from 'preact-render-to-string';
import { createContext, useState } from './react-on-server';

const Place = createContext<{ name: string; rows?: object[] }>({ name: 'nowhere' });

const Named: FunctionComponent = () => {
  const [{ name }] = useState(useContext(Place));
  return h('p', null, name);
};

it('a component reads the context of its nearest provider, and the default value without one', () => {
  const tree = h('div', null, [
    h(Named, {}),
    h(Place, { value: { name: 'outer' } }, [
      h(Named, {}),
      h(Place.Provider, { value: { name: 'inner' } }, h(Named, {})),
      h(Named, {}),
    ]),
  ]);
  expect(renderToString(tree)).toBe('<div><p>nowhere</p><p>outer</p><p>inner</p><p>outer</p></div>');
});

it('elements have the attribute names of HTML and SVG, and the chosen option is selected', () => {
  const option = h('option', { value: 2 }, 'two');
  const tree = h('div', { className: 'a', tabIndex: -1 }, [
    h('label', { htmlFor: 'field' }, 'Label'),
    h('svg', { viewBox: '0 0 1 1', strokeWidth: 2 }, h('path', { fillRule: 'evenodd', strokeWidth: 3 })),
    h('select', { value: undefined, defaultValue: 2 }, option),
    h('select', { defaultValue: undefined, value: 2 }, option),
    h('input', { defaultValue: 'x', autoComplete: 'off', enterKeyHint: 'search', maxLength: 3 }),
  ]);
  const selected = '<select><option selected value="2">two</option></select>';
  expect(renderToString(tree)).toBe(
    '<div class="a" tabindex="-1"><label for="field">Label</label>' +
      '<svg viewBox="0 0 1 1" stroke-width="2"><path fill-rule="evenodd" stroke-width="3"></path></svg>' +
      `${selected}${selected}<input value="x" autocomplete="off" enterKeyHint="search" maxlength="3"/></div>`,
  );
});
