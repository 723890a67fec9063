import { Card, Skeleton, Stack, Wrap } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import PenLine from '~icons/pen-line';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ContributorFields } from '../../features/session/ContributorFields';
import { useExpertises } from '../../features/session/use-expertises';
import { MembersOnly } from '../../features/session/MembersOnly';
import { said, sessionQuery, type User } from '../../features/session/session';
import { SignInLink } from '../../features/session/SignInLink';
import { ButtonLink } from '../../ui/controls';
import { CheckboxField } from '../../ui/forms/CheckboxField';
import { Form } from '../../ui/forms/Form';
import { FormProblem } from '../../ui/forms/FormProblem';
import { lines } from '../../ui/forms/rules';
import { apiQuery } from '../../lib/query-client';
import { AskToContribute } from './AskToContribute';
import { ContributorState } from './ContributorState';
import { SubmitButton } from '../../ui/forms/SubmitButton';

const titleId = '_contributor-title';

/** Next step by role: visitors sign in, members apply, contributors write. */
export function BecomeContributor() {
  const panel = useRef<HTMLDivElement>(null);
  const { data: settings } = useQuery(apiQuery('/api/settings'));
  return (
    <Card.Root
      as="section"
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      css={{
        mb: '8',
        maxW: 'measure',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        '.member &': { minH: { base: '74', md: '60' } },
        _focusVisible: { outline: 'none' },
      }}
    >
      <MembersOnly visitor={<ForVisitors />} waiting={<Waiting />}>
        {(user) =>
          user.isContributor || user.isAdmin === true ? (
            <ForContributors user={user} />
          ) : user.contributorRevoked || settings?.contributorsAsk ? (
            <AskToContribute titleId={titleId} isRevoked={user.contributorRevoked} />
          ) : (
            <ForMembers user={user} onDone={() => panel.current?.focus()} />
          )
        }
      </MembersOnly>
    </Card.Root>
  );
}

function ForVisitors() {
  return (
    <ContributorState
      titleId={titleId}
      title="Un compte suffit"
      text="Créez un compte et choisissez d’y être contributeur. Si vous êtes déjà membre, connectez-vous : vous reviendrez ici pour le devenir."
    >
      <Wrap gap="3">
        <SignInLink>Se connecter</SignInLink>
        <ButtonLink variant="outline" to="/inscription">
          Créer un compte
        </ButtonLink>
      </Wrap>
    </ContributorState>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Vérification de votre session">
      <Skeleton h="7" maxW="64" />
      <Skeleton h="12" mt="3" />
      <Skeleton h="11" mt="5" maxW="52" />
    </div>
  );
}

function ForContributors({ user }: { user: User }) {
  return (
    <ContributorState
      titleId={titleId}
      title={user.isContributor ? 'Vous êtes contributeur' : 'Vous pouvez publier'}
      text="Vos tutoriels paraissent sous votre nom dès que vous les publiez, et vous les changez quand vous voulez."
    >
      <Wrap gap="3">
        <ButtonLink to="/contributions/nouveau">
          <PenLine size={18} aria-hidden /> Écrire un tutoriel
        </ButtonLink>
        <ButtonLink variant="outline" to="/contributions">
          Mes contributions
        </ButtonLink>
      </Wrap>
    </ContributorState>
  );
}

interface Values {
  hasDetails: boolean;
  website: string;
  socialLinks: string;
  expertise: string[];
}

function ForMembers({ user, onDone }: { user: User; onDone: () => void }) {
  const queryClient = useQueryClient();
  const offered = useExpertises();
  const form = useForm<Values>({
    defaultValues: {
      hasDetails: false,
      website: user.website ?? '',
      socialLinks: user.socialLinks.join('\n'),
      expertise: user.expertise.filter((code) => Object.hasOwn(offered, code)),
    },
  });
  const hasDetails = useWatch({ control: form.control, name: 'hasDetails' });
  const become = useMutation({
    mutationFn: (values: Values) => call('PUT', '/api/auth/contributor', { body: detailsOf(values) }),
    onSuccess: (answer) => {
      // The form unmounts with the focused button: moves the focus to its replacement.
      onDone();
      queryClient.setQueryData(sessionQuery().queryKey, answer.user);
    },
  });
  return (
    <ContributorState
      titleId={titleId}
      title="Il ne manque que votre accord"
      text="Votre compte pourra publier des tutoriels aussitôt. Ce que vous dites de vous est facultatif et accompagne votre nom."
    >
      <Form
        form={form}
        send={become.mutateAsync}
        describe={(error) => said(error) ?? 'Impossible d’enregistrer votre choix'}
        label="Devenir contributeur"
      >
        <Stack gap="4" align="start">
          <CheckboxField name="hasDetails" label="Ajouter un site, des liens ou des domaines d’expertise" />
          {hasDetails && <ContributorFields css={{ alignSelf: 'stretch' }} />}
          <FormProblem />
          <SubmitButton pending="Enregistrement...">Devenir contributeur</SubmitButton>
        </Stack>
      </Form>
    </ContributorState>
  );
}

function detailsOf({ hasDetails, website, socialLinks, expertise }: Values) {
  if (!hasDetails) return {};
  return {
    website: website.trim() || null,
    socialLinks: lines(socialLinks),
    expertise: expertise,
  };
}
