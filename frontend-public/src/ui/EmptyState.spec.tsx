import { GlobalRegistrator } from '@happy-dom/global-registrator';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { system } from '../theme/system';
import { EmptyState } from './EmptyState';
import { Spinner } from './Spinner';

beforeAll(() => GlobalRegistrator.register({ url: 'http://localhost/' }));
afterEach(cleanup);
afterAll(() => GlobalRegistrator.unregister());

const show = (part: ReactNode) => render(<ChakraProvider value={system}>{part}</ChakraProvider>);

it.each([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
] as const)('the title of an empty state can be a heading %s', (as, level) => {
  const { getByRole } = show(<EmptyState title="Rien ici" as={as} />);
  expect(getByRole('heading', { level }).textContent).toBe('Rien ici');
});

it('the title of an empty state within a list can be a paragraph, and its way forward is below', () => {
  const { queryByRole, getByText, getByRole } = show(
    <EmptyState title="Rien ici" as="p">
      <a href="/catalogue">Parcourir le catalogue</a>
    </EmptyState>,
  );
  expect(queryByRole('heading')).toBeNull();
  const title = getByText('Rien ici');
  expect(title.tagName).toBe('P');
  const follows = title.compareDocumentPosition(getByRole('link')) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).not.toBe(0);
});

it('the spinner is a status with the name of what loads', () => {
  const { getByRole } = show(<Spinner label="Recherche en cours" />);
  expect(getByRole('status', { name: 'Recherche en cours' })).toBeDefined();
});
