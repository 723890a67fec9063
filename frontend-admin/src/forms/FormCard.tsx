import { Section } from '../frame/Section';
import { ServerForm, type ServerFormProps } from './ServerForm';
import { UnsavedForm } from './UnsavedForm';

interface FormCardProps<Values, Result> extends ServerFormProps<Values, Result> {
  title: string;
  /** Whether the form stays mounted while another tab of its screen is shown. */
  isOfAllTabs?: boolean;
}

/** A card with a form that has its own save button. */
export function FormCard<Values, Result>({
  title,
  isOfAllTabs = false,
  children,
  ...form
}: FormCardProps<Values, Result>) {
  return (
    <Section title={title} isFlush>
      <ServerForm {...form}>
        {children}
        <UnsavedForm place={isOfAllTabs ? 'screen' : 'tab'} />
      </ServerForm>
    </Section>
  );
}
