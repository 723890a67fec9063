import { ApiError } from '@passerelle/api-client/request';
import { useForm, type FieldValues, type Path } from 'react-hook-form';
import { problems, said } from '../../features/session/session';
import { useRegister, type Registration } from '../../features/session/use-session-changes';
import { useDraft } from '../../ui/forms/use-draft';
import { toast } from '../../ui/toasts/toaster';

interface Choices<Values extends FieldValues> {
  /** What is kept while one is typing. */
  draftFields: readonly Path<Values>[];
  payload: (values: Values) => Registration;
  /** The title of the toast that says it has failed. */
  failed: string;
  arrival: 'within' | 'anew';
}

/** The form of either registration screen: its draft, how it is sent, and what is said when that fails. */
export function useRegistration<Values extends FieldValues>(choices: Choices<Values>) {
  const form = useForm<Values>();
  const forgetDraft = useDraft(form, 'registration', choices.draftFields);
  const register = useRegister(choices.arrival, forgetDraft);

  async function send(values: Values) {
    try {
      await register.mutateAsync(choices.payload(values));
    } catch (refusal) {
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
