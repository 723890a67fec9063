import { Text } from '@chakra-ui/react';
import { ApiError } from '@passerelle/api-client/request';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { isOffline, OFFLINE } from '../../lib/offline';
import { onOtherReader } from '../../lib/readers';
import { showFieldErrors } from './field-errors';

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Submits the values; the form is busy until it settles and shows the rejection. */
  send: (values: Values) => Promise<unknown>;
  /**
   * Maps an error to a message. Defaults to the server’s own; null
   * when it was shown elsewhere.
   */
  describe?: (error: unknown) => string | null | undefined;
  label: string;
  /** Target of the form without JavaScript; unsupported if absent. */
  action?: string;
  /** The form starts a session and needs cookies. */
  needsCookies?: boolean;
  children: ReactNode;
}

const NO_COOKIES =
  'Votre navigateur refuse les cookies : sans eux, le site ne peut pas vous reconnaître. Autorisez-les pour ce site, puis réessayez.';
const BROKEN = 'Une erreur est survenue lors de la soumission du formulaire.';

/**
 * A form with field validation; the first invalid field is focused. Submits
 * once at a time. `post` keeps passwords out of the URL if submitted without JavaScript.
 */
export function Form<Values extends FieldValues>({
  form,
  send,
  describe,
  label,
  action,
  needsCookies = false,
  children,
}: FormProps<Values>) {
  const busy = useRef(false);
  useEffect(() => onOtherReader(() => form.reset()), [form]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form of a dialog is within another form for React.
    event.stopPropagation();
    if (busy.current) return;
    if (needsCookies && !navigator.cookieEnabled) return form.setError('root', { message: NO_COOKIES });
    busy.current = true;
    try {
      await form.handleSubmit(send as (values: Values) => Promise<void>)(event);
    } catch (error) {
      if (showFieldErrors(form, error) || describe?.(error) === null) return;
      form.setError('root', { message: messageOf(error, describe) });
    } finally {
      busy.current = false;
    }
  }

  return (
    <FormProvider {...form}>
      <form
        method="post"
        action={action}
        noValidate
        aria-label={label}
        onSubmit={(event) => void submit(event)}
      >
        {!action && (
          <noscript>
            <Text mb="4" fontWeight="medium">
              Ce formulaire a besoin de JavaScript : rechargez la page une fois qu’il est activé.
            </Text>
          </noscript>
        )}
        {children}
      </form>
    </FormProvider>
  );
}

function messageOf(error: unknown, describe?: (error: unknown) => string | null | undefined): string {
  if (isOffline()) return OFFLINE;
  if (error instanceof ApiError) return describe?.(error) ?? error.said ?? BROKEN;
  const described = describe?.(error);
  return described ? `${described}. ${BROKEN}` : BROKEN;
}
