import { Button, Flex, Stack } from '@chakra-ui/react';
import { ApiError } from '@passerelle/api-client/request';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextLink } from '../../ui/controls';
import { CheckboxField } from '../../ui/forms/CheckboxField';
import { Form } from '../../ui/forms/Form';
import { FormProblem } from '../../ui/forms/FormProblem';
import { PasswordField } from '../../ui/forms/PasswordField';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextField } from '../../ui/forms/fields';
import { useSite } from '../../lib/site';
import { toast, type Message } from '../../ui/toasts/toaster';
import { problems, said } from './session';
import { useLogin } from './use-session-changes';

interface LoginFormProps {
  variant: keyof typeof variants;
  /** Fixed account name, when an expired session is resumed. */
  username?: string;
  onSuccess?: () => void;
  onCancel?: () => void;
}

const combined = {
  username: "Le nom d'utilisateur est requis",
  password: 'Le mot de passe est requis',
  failed: (error: unknown) =>
    said(error) ?? 'Une erreur est survenue lors de la connexion. Veuillez réessayer.',
};

/** The contract has different texts for each screen. */
const variants = {
  simple: {
    username: "Veuillez entrer votre nom d'utilisateur",
    password: 'Veuillez entrer votre mot de passe',
    failed: (error: unknown) =>
      error instanceof ApiError ? "Nom d'utilisateur ou mot de passe incorrect." : problems.login(error),
    success: (site: string): Message => ({
      title: 'Connexion réussie !',
      description: `Bienvenue sur ${site}.`,
    }),
  },
  combined: { ...combined, success: (): Message => ({ title: 'Connexion réussie' }) },
  again: { ...combined, success: undefined },
};

interface Values {
  username: string;
  password: string;
  remember?: boolean;
  code?: string;
}

/** Name and password, then the second factor where the account has one. */
export function LoginForm({ variant, username, onSuccess, onCancel }: LoginFormProps) {
  const texts = variants[variant];
  const site = useSite();
  const login = useLogin();
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm<Values>(username ? { defaultValues: { username } } : {});

  const toastOf = (refusal: unknown) => (asksCode ? combined : texts).failed(refusal);
  async function send({ code, ...credentials }: Values) {
    try {
      await login.mutateAsync(asksCode ? { ...credentials, code } : credentials);
    } catch (refusal) {
      const isAboutCode = refusal instanceof ApiError && refusal.errors['code'] !== undefined;
      if (isAboutCode && !asksCode) return setAsksCode(true);
      // An invalid code is shown at its field.
      if (!isAboutCode)
        toast({ title: 'Échec de la connexion', description: toastOf(refusal), destructive: true });
      throw refusal;
    }
    if (texts.success) toast(texts.success(site.name));
    onSuccess?.();
  }

  return (
    <Form form={form} send={send} describe={problems.login} label="Connexion" needsCookies>
      <Stack gap="5">
        {asksCode ? (
          <>
            <p>
              Votre compte est protégé par un second facteur. Entrez le code de votre application
              d’authentification.
            </p>
            <TextField
              name="code"
              label="Code de vérification"
              hint="Six chiffres, ou l’un de vos codes de secours."
              rules={{ required: 'Le code est requis' }}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              autoFocus
            />
          </>
        ) : (
          <>
            {username ? (
              <>
                <input type="hidden" autoComplete="username" {...form.register('username')} />
                <p>
                  Compte : <strong>{username}</strong>
                </p>
              </>
            ) : (
              <TextField
                name="username"
                label="Nom d’utilisateur ou adresse e-mail"
                rules={{ required: texts.username }}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
              />
            )}
            <PasswordField
              name="password"
              label="Mot de passe"
              rules={{ required: texts.password }}
              autoComplete="current-password"
            />
            {!username && <CheckboxField name="remember" label="Rester connecté pendant 30 jours" />}
          </>
        )}
        <FormProblem />
        <Stack gap="3">
          <SubmitButton pending="Connexion en cours...">
            {asksCode ? 'Vérifier' : 'Se connecter'}
          </SubmitButton>
          {onCancel && !asksCode && (
            <Button variant="ghost" onClick={onCancel}>
              Plus tard
            </Button>
          )}
        </Stack>
        <Flex justify="center" fontSize="sm">
          {asksCode && (
            <Button variant="ghost" size="sm" onClick={() => setAsksCode(false)}>
              Revenir au mot de passe
            </Button>
          )}
          {!asksCode && variant !== 'again' && (
            <TextLink to="/mot-de-passe-oublie" display="inline-flex" alignItems="center" minH="11">
              Mot de passe oublié ?
            </TextLink>
          )}
        </Flex>
      </Stack>
    </Form>
  );
}
