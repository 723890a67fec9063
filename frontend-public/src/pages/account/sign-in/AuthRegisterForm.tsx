import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import {
  bioRules,
  displayNameRules,
  passwordLength,
  strongPassword,
  usernameLength,
  websiteRules,
} from '../../../features/session/person-rules';
import type { Registration } from '../../../features/session/use-session-changes';
import { TextLink } from '../../../ui/controls';
import { CheckboxField } from '../../../ui/forms/CheckboxField';
import { Form } from '../../../ui/forms/Form';
import { FormProblem } from '../../../ui/forms/FormProblem';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { atLeast, EMAIL, matching, rules } from '../../../ui/forms/rules';
import { SubmitButton } from '../../../ui/forms/SubmitButton';
import { TextField, TextareaField } from '../../../ui/forms/fields';
import { ContributorChoice } from './ContributorChoice';
import { useRegistration } from './use-registration';

interface Values {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  displayName: string;
  bio: string;
  isContributor: boolean;
  website: string;
  acceptTerms: boolean;
}

const draftFields = ['username', 'email', 'displayName', 'bio', 'isContributor', 'website'] as const;

const usernameRules = rules(
  ...usernameLength,
  matching(
    /^[\w-]*$/,
    "Le nom d'utilisateur ne peut contenir que des lettres, chiffres, tirets et underscores",
  ),
);
const emailRules = rules(atLeast(1, "L'email est requis"), matching(EMAIL, 'Adresse email invalide'));

/** The form of the tab « Inscription » of /auth, with stricter rules than /inscription. */
export function AuthRegisterForm() {
  const { form, ...sending } = useRegistration<Values>({
    draftFields,
    payload,
    failed: "Échec de l'inscription",
    arrival: 'anew',
  });
  const isContributor = useWatch({ control: form.control, name: 'isContributor' });

  return (
    <Form form={form} {...sending} label="Inscription" needsCookies>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <TextField
          name="username"
          label="Nom d’utilisateur"
          rules={usernameRules}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField name="displayName" label="Nom d’affichage" rules={displayNameRules} autoComplete="name" />
      </SimpleGrid>
      <Stack gap="5" mt="5">
        <TextField
          name="email"
          type="email"
          label="Adresse email"
          rules={emailRules}
          autoComplete="email"
          maxLength={254}
        />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          <PasswordField
            name="password"
            label="Mot de passe"
            hint="Au moins 8 caractères, dont une majuscule, une minuscule et un chiffre."
            rules={{ ...rules(passwordLength, strongPassword), deps: 'confirmPassword' }}
            autoComplete="new-password"
          />
          <PasswordField
            name="confirmPassword"
            label="Confirmation du mot de passe"
            rules={{
              validate: (value, { password }) =>
                value === password || 'Les mots de passe ne correspondent pas',
            }}
            autoComplete="new-password"
          />
        </SimpleGrid>
        <TextareaField name="bio" label="Biographie (facultatif)" rules={bioRules} rows={3} />
        <ContributorChoice />
        {isContributor && (
          <TextField
            name="website"
            type="url"
            label="Site web (facultatif)"
            placeholder="https://"
            rules={websiteRules}
            autoComplete="url"
            maxLength={500}
          />
        )}
        <CheckboxField
          name="acceptTerms"
          label={
            <>
              J’accepte les <TextLink to="/conditions-utilisation">conditions d’utilisation</TextLink>
            </>
          }
          rules={{
            validate: (value) => value === true || "Vous devez accepter les conditions d'utilisation",
          }}
        />
        <FormProblem />
        <SubmitButton pending="Inscription en cours...">Créer mon compte</SubmitButton>
      </Stack>
    </Form>
  );
}

function payload({
  username,
  email,
  password,
  displayName,
  bio,
  isContributor,
  website,
}: Values): Registration {
  const site = isContributor ? website.trim() : '';
  return {
    username,
    email,
    password,
    displayName,
    bio,
    isContributor: Boolean(isContributor),
    ...(site ? { website: site } : {}),
  };
}
