import { useNavigate, useSearchParams } from 'react-router-dom';
import { Stack } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { ApiError } from '@passerelle/api-client/request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { passwordLength } from '../../../features/session/person-rules';
import { sessionQuery } from '../../../features/session/session';
import { ButtonLink } from '../../../ui/controls';
import { Form } from '../../../ui/forms/Form';
import { FormProblem } from '../../../ui/forms/FormProblem';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { rules } from '../../../ui/forms/rules';
import { SubmitButton } from '../../../ui/forms/SubmitButton';
import { toast } from '../../../ui/toasts/toaster';
import { AccountScreen } from './AccountScreen';

interface Values {
  newPassword: string;
  confirmation: string;
}

const description = 'Choisissez le nouveau mot de passe de votre compte.';

/** The page /nouveau-mot-de-passe, linked in an email. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('jeton') ?? '';
  const queryClient = useQueryClient();
  const form = useForm<Values>();
  const reset = useMutation({
    mutationFn: ({ newPassword }: Values) =>
      call('POST', '/api/auth/password/reset', { body: { token, newPassword } }),
    onSuccess: () => {
      toast({
        title: 'Mot de passe changé',
        description: 'Connectez-vous avec le nouveau. Vos autres sessions sont fermées.',
      });
      queryClient.setQueryData(sessionQuery().queryKey, null);
      void navigate('/connexion', { replace: true });
    },
  });

  // The token is the only refusal without a field.
  const { error } = reset;
  const refused = error instanceof ApiError && error.status === 400 && !error.errors['newPassword'];
  if (!token || refused) {
    return (
      <AccountScreen title="Ce lien n’est plus valable" description={description}>
        <Stack gap="5" role="alert">
          <p>
            Un lien ne sert qu’une fois et vaut une heure. S’il a déjà servi ou s’il est trop vieux,
            demandez-en un nouveau.
          </p>
          <ButtonLink to="/mot-de-passe-oublie" alignSelf="start">
            Demander un nouveau lien
          </ButtonLink>
        </Stack>
      </AccountScreen>
    );
  }
  return (
    <AccountScreen title="Nouveau mot de passe" description={description} introduction={description}>
      <Form form={form} send={reset.mutateAsync} label="Choisir un nouveau mot de passe">
        <Stack gap="5">
          <PasswordField
            name="newPassword"
            label="Nouveau mot de passe"
            hint="Au moins 8 caractères, dont une majuscule, une minuscule et un chiffre."
            rules={{ ...rules(passwordLength), deps: 'confirmation' }}
            autoComplete="new-password"
          />
          <PasswordField
            name="confirmation"
            label="Confirmation du mot de passe"
            rules={{
              validate: (value, { newPassword }) =>
                value === newPassword || 'Les mots de passe ne correspondent pas',
            }}
            autoComplete="new-password"
          />
          <FormProblem />
          <SubmitButton pending="Enregistrement...">Changer de mot de passe</SubmitButton>
        </Stack>
      </Form>
    </AccountScreen>
  );
}
