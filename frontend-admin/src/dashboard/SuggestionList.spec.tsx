import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SuggestionList } from './SuggestionList';

it('ADMD-13 an empty list says that all is done', () => {
  expect(renderToStaticMarkup(<SuggestionList suggestions={[]} />)).toContain('Tout est à jour !');
});
