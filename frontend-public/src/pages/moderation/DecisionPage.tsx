import { Link, useParams } from 'react-router-dom';
import { Box, Card, chakra, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { outcomeLabels, subjectKindLabels } from '@passerelle/api-client/moderation-labels';
import { reportReasons } from '@passerelle/api-client/report-reasons';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQueryOrNull, load } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { EmptyState } from '../../ui/EmptyState';
import { FailedPage } from '../../ui/FailedPage';
import { FormattedDate } from '../../ui/FormattedDate';
import { PageHead } from '../../ui/PageHead';
import { useLook } from '../../lib/site';
import { AppealForm } from './AppealForm';
import { sanctionLabels, type Told } from './decision';

const decisionQuery = (token: string) => apiQueryOrNull('/api/decisions/{token}', { path: { token } });
const TITLE = 'Une décision de modération';
const DESCRIPTION = 'Ce qui a été décidé, pourquoi, et comment le contester.';

/** The page /decisions/{token}, linked in the email to the person concerned. */
export function Component() {
  const { token = '' } = useParams();
  const { data: decision, error, refetch } = useQuery(decisionQuery(token));
  if (error && decision === undefined) {
    return (
      <FailedPage
        title="Impossible de charger cette décision."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageHead title={TITLE} description={DESCRIPTION} hidden />
      {decision === null && (
        <EmptyState title="Cette décision n’existe pas" as="h1">
          Le lien est incomplet, ou l’adresse est fausse.
        </EmptyState>
      )}
      {decision && <ToldDecision token={token} decision={decision} />}
    </Container>
  );
}

function ToldDecision({ token, decision }: { token: string; decision: Told }) {
  const look = useLook();
  const { kind, title, said, outcome, sanction, suspendedUntil, rule, reason, decidedAt } = decision;
  const { isReversed, appealableUntil, appeal } = decision;
  const [ruleName, own] = reportReasons[rule];
  return (
    <Stack maxW="measure" gap="6">
      <Heading as="h1" fontSize="3xl" lineHeight="tight">
        {TITLE}
      </Heading>
      {isReversed && (
        <Text role="status" color="success.fg" fontWeight="semibold">
          Cette décision a été annulée.
        </Text>
      )}
      <chakra.dl display="grid" gap="4">
        <Fact name={subjectKindLabels[kind]}>{title ?? (said || 'Ce texte a été oublié.')}</Fact>
        {kind !== 'member' && <Fact name="Ce qu’il en devient">{outcomeLabels[outcome]}</Fact>}
        {sanction !== 'none' && (
          <Fact name="Pour vous">
            {sanctionLabels[sanction]}
            {sanction === 'suspend' &&
              (suspendedUntil ? (
                <>
                  {' '}
                  jusqu’au <FormattedDate value={suspendedUntil} />
                </>
              ) : (
                ', sans fin prévue'
              ))}
          </Fact>
        )}
        <Fact name={reason ? 'Règle en cause' : 'Signalé pour'}>{look[own] ?? ruleName}</Fact>
        {reason && <Fact name="Motif">{reason}</Fact>}
        <Fact name="Date">
          <FormattedDate value={decidedAt} />
        </Fact>
      </chakra.dl>
      {appeal && (
        <Card.Root as="section" aria-labelledby="_recours">
          <Heading as="h2" fontSize="xl" mb="3" id="_recours">
            Votre recours
          </Heading>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {appeal.text}
          </Text>
          <Text mt="3" fontWeight="semibold" role="status">
            {
              {
                pending: 'Un autre modérateur, s’il y en a un, va l’examiner. Vous serez prévenu.',
                upheld: 'Il a été examiné : la décision est maintenue.',
                reversed: 'Il a été accepté : la décision est annulée.',
              }[appeal.status]
            }
          </Text>
          {appeal.answer && (
            <Text mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {appeal.answer}
            </Text>
          )}
        </Card.Root>
      )}
      {appealableUntil && (
        <Card.Root as="section" aria-labelledby="_contester">
          <Heading as="h2" fontSize="xl" mb="3" id="_contester">
            Contester cette décision
          </Heading>
          <Text mb="4" color="fg.muted">
            Une fois, jusqu’au <FormattedDate value={appealableUntil} />. Un autre modérateur que celui qui a
            décidé, s’il y en a un, la reverra.
          </Text>
          <AppealForm token={token} queryKey={decisionQuery(token).queryKey} />
        </Card.Root>
      )}
      <Text color="fg.muted" fontSize="sm">
        Ce que la modération fait ici est compté sur la page{' '}
        <Box asChild textDecoration="underline">
          <Link to="/moderation">Transparence de la modération</Link>
        </Box>
        .
      </Text>
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt fontSize="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd whiteSpace="pre-wrap" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </div>
  );
}

export function createLoader(queryClient: QueryClient): PageLoader {
  return async ({ params }) => {
    const { token = '' } = params;
    await load(queryClient, decisionQuery(token));
    const missing = queryClient.getQueryData(decisionQuery(token).queryKey) === null;
    // Private: not cached.
    return { status: missing ? 404 : 200, mayBeKept: false };
  };
}
