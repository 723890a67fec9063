import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { ContributorFields } from '../../../features/session/ContributorFields';
import {
  bioRules,
  displayNameRules,
  passwordLength,
  usernameLength,
} from '../../../features/session/person-rules';
import type { Registration } from '../../../features/session/use-session-changes';
import { TextLink } from '../../../ui/controls';
import { Form } from '../../../ui/forms/Form';
import { FormProblem } from '../../../ui/forms/FormProblem';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { EMAIL, lines, matching, rules } from '../../../ui/forms/rules';
import { SubmitButton } from '../../../ui/forms/SubmitButton';
import { TextField, TextareaField } from '../../../ui/forms/fields';
import { ContributorChoice } from './ContributorChoice';
import { useRegistration } from './use-registration';

interface Values {
  username: string;
  email: string;
  password: string;
  displayName: string;
  bio: string;
  isContributor: boolean;
  website: string;
  socialLinks: string;
  expertise: NonNullable<Registration['expertise']>;
}

const draftFields = [
  'username',
  'email',
  'displayName',
  'bio',
  'isContributor',
  'website',
  'socialLinks',
  'expertise',
] as const;

/** The form of /inscription and /register. */
export function RegisterForm() {
  const { form, ...sending } = useRegistration<Values>({
    draftFields,
    payload,
    failed: "Erreur lors de l'inscription",
    arrival: 'within',
  });
  const isContributor = useWatch({ control: form.control, name: 'isContributor' });

  return (
    <Form form={form} {...sending} label="Inscription" needsCookies>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <TextField
          name="username"
          label="Nom d’utilisateur"
          hint="Il sert à vous connecter."
          rules={rules(...usernameLength)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          name="displayName"
          label="Nom d’affichage"
          hint="C’est lui que les autres voient."
          rules={displayNameRules}
          autoComplete="name"
        />
        <TextField
          name="email"
          type="email"
          label="Adresse email"
          rules={rules(matching(EMAIL, 'Veuillez entrer une adresse email valide'))}
          autoComplete="email"
          maxLength={254}
        />
        <PasswordField
          name="password"
          label="Mot de passe"
          hint="Au moins 8 caractères, dont une majuscule, une minuscule et un chiffre."
          rules={rules(passwordLength)}
          autoComplete="new-password"
        />
      </SimpleGrid>
      <Stack gap="5" mt="5">
        <TextareaField name="bio" label="Biographie (facultatif)" rules={bioRules} rows={3} />
        <ContributorChoice />
        {isContributor && <ContributorFields css={{ ps: { md: '8' } }} />}
        <Text fontSize="sm" color="fg.muted">
          En créant votre compte, vous acceptez les{' '}
          <TextLink to="/conditions-utilisation">conditions d’utilisation</TextLink>.
        </Text>
        <FormProblem />
        <SubmitButton pending="Inscription en cours..." css={{ alignSelf: { md: 'start' } }}>
          Créer mon compte
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function payload({ website, socialLinks, expertise, isContributor, ...person }: Values): Registration {
  if (!isContributor) return { ...person, isContributor: false };
  const links = lines(socialLinks);
  return {
    ...person,
    isContributor,
    ...(website.trim() ? { website: website.trim() } : {}),
    ...(links.length > 0 ? { socialLinks: links } : {}),
    ...(expertise.length > 0 ? { expertise } : {}),
  };
}
