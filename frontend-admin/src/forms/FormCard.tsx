import { Section } from '../frame/Section';
import { ServerForm, type ServerFormProps } from './ServerForm';

interface FormCardProps<Values, Result> extends ServerFormProps<Values, Result> {
  title: string;
}

/** A card with a form that is saved by itself. */
export function FormCard<Values, Result>({ title, ...form }: FormCardProps<Values, Result>) {
  return (
    <Section title={title} isFlush>
      <ServerForm {...form} />
    </Section>
  );
}
