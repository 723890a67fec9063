import { StubApi } from '../../../../api-client/test/stub-api';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { ChakraProvider, Fieldset } from '@chakra-ui/react';
import {
  cleanup,
  configure,
  fireEvent,
  render,
  waitFor,
  within,
  type BoundFunctions,
  type queries,
} from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';
import { system } from '../../theme/system';
import { Choice } from '../Choice';
import { Failure } from '../Failure';
import { Select } from '../inputs';
import { FieldsetError } from '../LabelledField';
import { CheckboxField } from './CheckboxField';
import { SelectField, TextareaField, TextField } from './fields';
import { Form } from './Form';
import { FormProblem } from './FormProblem';
import { PasswordField } from './PasswordField';
import { atLeast, rules } from './rules';

// The default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

let api: StubApi;
let screen: BoundFunctions<typeof queries>;
beforeAll(async () => {
  api = await StubApi.start();
  screen = within(document.body);
});
afterAll(() => api.stop());
afterEach(cleanup);

const required = rules(atLeast(1, 'Dites-le.'));
const show = (children: ReactNode) => render(<ChakraProvider value={system}>{children}</ChakraProvider>);

interface ShownFormProps {
  send?: (values: FieldValues) => Promise<unknown>;
  defaultValues?: FieldValues;
  children: ReactNode;
}

function ShownForm({ send = () => Promise.resolve(), defaultValues, children }: ShownFormProps) {
  const form = useForm({ defaultValues });
  return (
    <Form form={form} send={send} label="Essai">
      {children}
      <button>Envoyer</button>
    </Form>
  );
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));

it('names a field by its label and describes it by its hint', async () => {
  show(
    <ShownForm>
      <TextField name="title" label="Titre" hint="Quelques mots." />
      <TextareaField name="text" label="Texte" />
      <SelectField name="level" label="Niveau" hint="Au choix.">
        <option>Facile</option>
      </SelectField>
    </ShownForm>,
  );
  await screen.findByRole('textbox', { name: 'Titre', description: 'Quelques mots.' });
  expect(screen.getByLabelText('Titre').getAttribute('dir')).toBe('auto');
  screen.getByRole('textbox', { name: 'Texte', description: '' });
  await screen.findByRole('combobox', { name: 'Niveau', description: 'Au choix.' });
});

it('shows the error of a field before its hint, in a live region that was there before, and focuses the field', async () => {
  const { container } = show(
    <ShownForm>
      <TextField name="name" label="Nom" />
      <TextField name="title" label="Titre" hint="Quelques mots." rules={required} />
      <TextareaField name="text" label="Texte" rules={required} />
    </ShownForm>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Titre');
  expect(field.required).toBe(true);
  const regions = [...container.querySelectorAll('[aria-live=polite]')];
  send();
  await screen.findByRole('textbox', { name: 'Titre', description: 'Dites-le. Quelques mots.' });
  await screen.findByRole('textbox', { name: 'Texte', description: 'Dites-le.' });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(regions.map((region) => region.textContent)).toEqual(['', 'Dites-le.', 'Dites-le.']);

  fireEvent.input(field, { target: { value: 'Semer' } });
  await screen.findByRole('textbox', { name: 'Titre', description: 'Quelques mots.' });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

it('shows the problem of a form in an alert', async () => {
  const refuse = () => Promise.reject(new Error('nothing'));
  show(
    <ShownForm send={refuse}>
      <FormProblem />
    </ShownForm>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Une erreur est survenue lors de la soumission du formulaire.');
});

it('offers to try again what failed to load', () => {
  const retry = jest.fn();
  show(<Failure message="Impossible de charger." detail="Un instant." onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toBe('Impossible de charger.Un instant.Réessayer');
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('makes the given option of a select the one that a reset brings back', () => {
  const sortedBy = (value: string) => (
    <ChakraProvider value={system}>
      <Select aria-label="Tri" value={value} onChange={() => undefined}>
        <option>date</option>
        <option>titre</option>
      </Select>
    </ChakraProvider>
  );
  const isBroughtBack = () =>
    screen.getAllByRole<HTMLOptionElement>('option').map(({ defaultSelected }) => defaultSelected);
  const { rerender } = render(sortedBy('titre'));
  expect(isBroughtBack()).toEqual([false, true]);
  rerender(sortedBy('date'));
  expect(isBroughtBack()).toEqual([true, false]);
});

it('shows and hides a password without losing it', async () => {
  const sent = jest.fn((_: FieldValues) => Promise.resolve());
  show(
    <ShownForm send={sent}>
      <PasswordField name="password" label="Mot de passe" autoComplete="new-password" />
    </ShownForm>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Mot de passe');
  fireEvent.input(field, { target: { value: 'sésame' } });
  fireEvent.click(screen.getByRole('button', { name: 'Afficher la saisie' }));
  expect([field.type, field.value]).toEqual(['text', 'sésame']);
  fireEvent.click(screen.getByRole('button', { name: 'Masquer la saisie' }));
  expect([field.type, field.value]).toEqual(['password', 'sésame']);
  send();
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ password: 'sésame' }));
});

it('names a checkbox by its text alone, and describes it by its error and its hint', async () => {
  show(
    <ShownForm>
      <CheckboxField
        name="terms"
        label="J’accepte"
        hint="Une page à lire."
        rules={{ validate: (value) => value === true || 'Il le faut.' }}
      />
    </ShownForm>,
  );
  await screen.findByRole('checkbox', { name: 'J’accepte', description: 'Une page à lire.' });
  send();
  const box = await screen.findByRole('checkbox', {
    name: 'J’accepte',
    description: 'Il le faut. Une page à lire.',
  });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  // The whole line is pressed.
  fireEvent.click(screen.getByText('Une page à lire.'));
  await screen.findByRole('checkbox', { checked: true, description: 'Une page à lire.' });
});

it('sends the ticked ones of several checkboxes with one name', async () => {
  const sent = jest.fn((_: FieldValues) => Promise.resolve());
  show(
    <ShownForm send={sent} defaultValues={{ subjects: ['pain'] }}>
      {['pain', 'levain', 'farine'].map((value) => (
        <CheckboxField key={value} name="subjects" value={value} label={value} />
      ))}
    </ShownForm>,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'farine' }));
  send();
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ subjects: ['pain', 'farine'] }));
});

it('describes a group of radio buttons by its error', async () => {
  const group = (error?: string) => (
    <ChakraProvider value={system}>
      <Fieldset.Root invalid={Boolean(error)}>
        <Fieldset.Legend>Motif</Fieldset.Legend>
        <Choice type="radio" name="reason" value="spam">
          Spam
        </Choice>
        <Choice type="radio" name="reason" value="other" isChip>
          Autre
        </Choice>
        <FieldsetError>{error}</FieldsetError>
      </Fieldset.Root>
    </ChakraProvider>
  );
  const { rerender } = render(group());
  screen.getByRole('group', { name: 'Motif', description: '' });
  rerender(group('Choisissez.'));
  await screen.findByRole('group', { name: 'Motif', description: 'Choisissez.' });
  fireEvent.click(screen.getByText('Autre'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Autre' }).checked).toBe(true);
});
