import { chakra } from '@chakra-ui/react';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Sends what was entered and shows how that went. The form is busy until then. */
  send: (values: Values) => Promise<void>;
  children: ReactNode;
  label?: string;
}

/**
 * A form whose fields check themselves and say what is wrong beside them; the first of these takes the focus. It is
 * sent once at a time. `post` keeps passwords out of the address should it ever be sent without our script.
 */
export function Form<Values extends FieldValues>({ form, send, children, label }: FormProps<Values>) {
  const busy = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    try {
      await form.handleSubmit(send)(event);
    } finally {
      busy.current = false;
    }
  }

  return (
    <FormProvider {...form}>
      <chakra.form method="post" noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
        {children}
      </chakra.form>
    </FormProvider>
  );
}
