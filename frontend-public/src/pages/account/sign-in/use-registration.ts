import { ApiError } from '@passerelle/api-client/request';
import { useEffect } from 'react';
import { useForm, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { problems, said } from '../../../features/session/session';
import { useRegister, type Registration } from '../../../features/session/use-session-changes';
import { REGISTRATION } from '../../../lib/unsent-texts';
import { useDraft } from '../../../ui/forms/use-draft';
import { toast } from '../../../ui/toasts/toaster';
import { useInvitation } from './use-invitation';
import { useRegistrationProof } from './use-registration-proof';

interface Choices<Values extends FieldValues> {
  /** Fields stored as a draft. */
  draftFields: readonly Path<Values>[];
  payload: (values: Values) => Registration;
  /** Title of the failure toast. */
  failed: string;
  arrival: 'within' | 'anew';
}

/** Draft, submission and errors shared by both registration forms. */
export function useRegistration<Values extends FieldValues>(choices: Choices<Values>) {
  const form = useForm<Values>();
  const forgetDraft = useDraft(form, null, REGISTRATION, choices.draftFields);
  const register = useRegister(choices.arrival, () => {
    // The browser may later restore this page from its cache, for somebody else.
    form.reset();
    forgetDraft();
  });
  const { token, invitation } = useInvitation();
  const { prove, forget } = useRegistrationProof(invitation !== undefined);
  const address = invitation?.email;

  useEffect(() => {
    const email = 'email' as Path<Values>;
    if (address && !form.getValues(email)) form.setValue(email, address as PathValue<Values, Path<Values>>);
  }, [address, form]);

  async function send(values: Values) {
    try {
      const invited = token !== null && invitation ? { invitation: token } : {};
      await register.mutateAsync({ ...choices.payload(values), ...invited, ...(await prove()) });
    } catch (refusal) {
      if (refusal instanceof ApiError && refusal.status === 400) forget();
      toast({ title: choices.failed, description: describe(refusal), destructive: true });
      throw refusal;
    }
  }

  return { form, send, describe: problems.register };
}

function describe(error: unknown): string {
  if (!(error instanceof ApiError)) return "Une erreur est survenue lors de l'inscription.";
  return said(error) ?? `Erreur ${error.status}`;
}
