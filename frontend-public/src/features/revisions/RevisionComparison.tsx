import { useNavigate } from 'react-router-dom';
import { Button, Card, chakra, Heading, Skeleton, Text, Wrap } from '@chakra-ui/react';
import { call, ifMatch } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { said } from '../session/session';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Failure } from '../../ui/Failure';
import { toast } from '../../ui/toasts/toaster';
import { compareTexts } from './compare-texts';
import { ComparedText, WrittenSource } from './ComparedText';
import { fieldLabels, fieldNames } from './written-text';
import { revisionQuery, type WholeRevision } from './revision';

interface RevisionComparisonProps {
  id: number;
  /** 0 for nothing, before the first version. */
  before: number;
  after: number;
  /** The published version, if known. */
  latest: number | undefined;
  /** Whether the user may restore versions. */
  isOwn: boolean;
}

/** Diff of two versions, with a button to restore the later one. */
export function RevisionComparison({ id, before, after, latest, isOwn }: RevisionComparisonProps) {
  const heading = useId();
  const earlier = useQuery({ ...revisionQuery(id, before), enabled: before > 0 });
  const later = useQuery(revisionQuery(id, after));
  const error = later.error ?? earlier.error;
  if (error) {
    const retry = () => void (later.error ? later.refetch() : earlier.refetch());
    return <Failure message={said(error) ?? 'Impossible de charger cette version.'} onRetry={retry} />;
  }
  if (!later.data || (before > 0 && !earlier.data)) {
    return (
      <div role="status" aria-label="Chargement de la version">
        <Skeleton h="96" borderRadius="lg" />
      </div>
    );
  }
  return (
    <Card.Root as="section" aria-labelledby={heading} p={{ base: '4', md: '6' }}>
      <Wrap gap="3" align="center" mb="4">
        <Heading as="h2" id={heading} fontSize="lg" flex="1" minW="48">
          {before > 0 ? `De la version ${before} à la version ${after}` : `La version ${after}`}
        </Heading>
        {isOwn && latest !== undefined && after !== latest && (
          <RestoreButton id={id} version={after} latest={latest} />
        )}
      </Wrap>
      <Changes key={`${before}–${after}`} before={earlier.data} after={later.data} />
    </Card.Root>
  );
}

function Changes({ before, after }: { before: WholeRevision | undefined; after: WholeRevision }) {
  const fields = before ? comparedFields.filter((name) => textOf(before[name]) !== textOf(after[name])) : [];
  const blocks = useMemo(() => before && compareTexts(before.source, after.source), [before, after]);
  const isSameText = before?.source === after.source;
  return (
    <>
      {before && fields.length > 0 && (
        <chakra.dl mb="5" css={{ '& dt': { fontWeight: 'semibold', fontSize: 'sm' }, '& dd': { mb: '3' } }}>
          {fields.map((name) => (
            <div key={name}>
              <dt>{fieldLabels[name]}</dt>
              <dd>
                <ComparedText blocks={compareTexts(textOf(before[name]), textOf(after[name]))} />
              </dd>
            </div>
          ))}
        </chakra.dl>
      )}
      {!blocks && <WrittenSource text={after.source} />}
      {blocks && !isSameText && <ComparedText blocks={blocks} />}
      {isSameText && (
        <Text color="fg.muted">{fields.length > 0 ? 'Le texte n’a pas changé.' : 'Rien n’a changé.'}</Text>
      )}
    </>
  );
}

/** Fields compared word by word; of the domain only its id is known, of the cover its address. */
const comparedFields = fieldNames.filter(
  (name) => name !== 'source' && name !== 'domainId' && name !== 'image',
);

const textOf = (value: string | string[] | null): string =>
  Array.isArray(value) ? value.join(', ') : (value ?? '');

function RestoreButton({ id, version, latest }: { id: number; version: number; latest: number }) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: () =>
      call('POST', '/api/tutorials/{id}/revisions/{version}/restore', {
        path: { id, version },
        headers: ifMatch(latest),
      }),
    onSuccess: async ({ title }) => {
      // Many lists show the tutorial: invalidate everything.
      await queryClient.invalidateQueries();
      toast({ title: `Version ${version} rétablie`, description: title });
      void navigate('?');
    },
    onError: (error) => {
      const message = said(error) ?? 'Impossible de rétablir cette version.';
      toast({ title: 'Erreur', description: message, destructive: true });
    },
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        Rétablir cette version
      </Button>
      <ConfirmDialog
        title={`Rétablir la version ${version} ?`}
        open={isAsked}
        onClose={() => setAsked(false)}
        action="Rétablir"
        isPending={restore.isPending}
        isHarmless
        onConfirm={() => restore.mutate()}
      >
        Le tutoriel dira de nouveau ce qu’il disait. Rien n’est perdu : la version d’aujourd’hui reste dans
        l’historique.
      </ConfirmDialog>
    </>
  );
}
