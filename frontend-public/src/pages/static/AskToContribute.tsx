import { Button, chakra, Skeleton, Stack } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { said } from '../../features/session/session';
import { apiQuery } from '../../lib/query-client';
import { Form } from '../../ui/forms/Form';
import { FormProblem } from '../../ui/forms/FormProblem';
import { atLeast, atMost, rules } from '../../ui/forms/rules';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextareaField } from '../../ui/forms/fields';
import { formatDate } from '@passerelle/api-client/dates';
import { ContributorState } from './ContributorState';

interface AskToContributeProps {
  titleId: string;
  /** The right to publish was revoked. */
  isRevoked: boolean;
}

const mine = apiQuery('/api/contributor-requests/mine', {}, { staleTime: 0 });

/** Request to publish, and its answer. */
export function AskToContribute({ titleId, isRevoked }: AskToContributeProps) {
  const { data, error, refetch } = useQuery(mine);
  if (error) {
    return (
      <ContributorState
        titleId={titleId}
        title="Devenir contributeur"
        text="Vos demandes n’ont pas pu être lues."
      >
        <Button variant="outline" onClick={() => void refetch()}>
          Réessayer
        </Button>
      </ContributorState>
    );
  }
  if (!data) return <Skeleton h="32" />;
  const { request, nextAt } = data;
  if (request?.status === 'pending') {
    return (
      <ContributorState
        titleId={titleId}
        title="Votre demande est partie"
        text={`Envoyée le ${formatDate(request.createdAt)}. Un administrateur la lira ; vous serez prévenu de sa réponse.`}
      >
        <chakra.blockquote dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" color="fg.muted">
          {request.message}
        </chakra.blockquote>
      </ContributorState>
    );
  }
  const refusal =
    request?.status === 'refused' ? `Votre demande n’a pas été acceptée : ${request.answer ?? ''}` : null;
  if (nextAt) {
    return (
      <ContributorState
        titleId={titleId}
        title="Pas pour le moment"
        text={`${refusal ?? ''} Vous pourrez la renouveler à partir du ${formatDate(nextAt)}.`}
      />
    );
  }
  const why = isRevoked
    ? 'Un administrateur vous a retiré le droit de publier. Vos tutoriels restent en ligne ; vous pouvez demander ce droit à nouveau.'
    : 'Sur ce site, un administrateur décide de qui publie. Dites-lui en quelques mots ce que vous voulez partager.';
  return (
    <ContributorState titleId={titleId} title="Demander à publier" text={refusal ?? why}>
      <Asking />
    </ContributorState>
  );
}

function Asking() {
  const queryClient = useQueryClient();
  const form = useForm<{ message: string }>({ defaultValues: { message: '' } });
  const asking = useMutation({
    mutationFn: (body: { message: string }) => call('POST', '/api/contributor-requests', { body }),
    onSuccess: (request) => queryClient.setQueryData(mine.queryKey, { request, nextAt: null }),
  });
  return (
    <Form
      form={form}
      send={asking.mutateAsync}
      describe={(error) => said(error) ?? 'Impossible d’envoyer votre demande'}
      label="Demande de publier"
    >
      <Stack gap="4">
        <TextareaField
          name="message"
          label="Ce que vous voulez publier"
          rows={4}
          rules={rules(
            atLeast(10, 'Dites en quelques mots ce que vous voulez publier (10 caractères au moins).'),
            atMost(1000, 'Votre demande ne peut pas dépasser 1000 caractères.'),
          )}
        />
        <FormProblem />
        <SubmitButton pending="Envoi..." css={{ alignSelf: 'start' }}>
          Envoyer ma demande
        </SubmitButton>
      </Stack>
    </Form>
  );
}
