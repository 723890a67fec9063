import { useFormState } from 'react-hook-form';
import { Section } from '../frame/Section';
import { useUnsaved } from '../frame/unsaved';
import { ServerForm, type ServerFormProps } from './ServerForm';

interface FormCardProps<Values, Result> extends ServerFormProps<Values, Result> {
  title: string;
}

/** A card with a form that is saved by itself. */
export function FormCard<Values, Result>({ title, children, ...form }: FormCardProps<Values, Result>) {
  return (
    <Section title={title} isFlush>
      <ServerForm {...form}>
        {children}
        <Unsaved />
      </ServerForm>
    </Section>
  );
}

function Unsaved() {
  useUnsaved(useFormState().isDirty);
  return null;
}
