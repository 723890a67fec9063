import { Badge, Box, Button, Card, chakra, Flex, Heading, List, Text, Wrap } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Pencil from '~icons/pencil';
import Trash2 from '~icons/trash';
import { useId, useState } from 'react';
import { said } from '../../features/session/session';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ButtonLink } from '../../ui/controls';
import { Failure } from '../../ui/Failure';
import { FormattedDate } from '../../ui/FormattedDate';
import { toast } from '../../ui/toasts/toaster';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal';
import { draftsQuery } from './contribution';
import type { DraftItem } from './draft-content';
import { zoneName } from './site-time';
import { pathOfDraft, pathOfEditor } from '../../lib/paths';

/** Drafts; renders nothing without any. */
export function DraftList() {
  const headingId = useId();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(draftsQuery());
  const [toDelete, setToDelete] = useState<DraftItem | null>(null);
  const heading = useFocusAfterRemoval(data?.drafts.length);
  const remove = useMutation({
    mutationFn: ({ id }: DraftItem) => call('DELETE', '/api/drafts/{id}', { path: { id } }),
    onSuccess: async (_, draft) => {
      setToDelete(null);
      await queryClient.invalidateQueries(draftsQuery());
      toast({ title: 'Brouillon supprimé', description: titleOf(draft) });
    },
    onError: (error) => {
      setToDelete(null);
      toast({
        title: 'Erreur',
        description: said(error) ?? 'Impossible de supprimer ce brouillon.',
        destructive: true,
      });
    },
  });
  if (isError && !data) {
    return <Failure message="Impossible de charger vos brouillons." onRetry={() => void refetch()} />;
  }
  if (!data || data.total === 0) return null;
  return (
    <chakra.section aria-labelledby={headingId} mb="8">
      <Heading as="h2" id={headingId} ref={heading} tabIndex={-1} fontSize="xl" mb="4">
        Brouillons
      </Heading>
      <List.Root gap="4">
        {data.drafts.map((draft) => (
          <li key={draft.id}>
            <DraftCard draft={draft} onDelete={() => setToDelete(draft)} />
          </li>
        ))}
      </List.Root>
      <ConfirmDialog
        title="Supprimer ce brouillon ?"
        open={toDelete !== null}
        onClose={() => setToDelete(null)}
        action="Supprimer le brouillon"
        isPending={remove.isPending}
        onConfirm={() => toDelete && remove.mutate(toDelete)}
      >
        {toDelete?.tutorialId
          ? 'Ce que vous avez changé disparaît ; le tutoriel reste comme il est en ligne.'
          : 'Ce texte n’est publié nulle part : il disparaît pour de bon.'}
      </ConfirmDialog>
    </chakra.section>
  );
}

function DraftCard({ draft, onDelete }: { draft: DraftItem; onDelete: () => void }) {
  const { id, tutorialId, tutorialTitle, savedAt, publishAt } = draft;
  const title = titleOf(draft);
  const to = tutorialId ? pathOfEditor(tutorialId) : pathOfDraft(id);
  return (
    <Card.Root as="article" display="flex" flexWrap="wrap" gap="4" alignItems="center">
      <Box flex="1" minW="60">
        <Wrap gap="2" mb="2" align="center">
          <Badge variant="accent">Brouillon</Badge>
          {publishAt && <Badge variant="brand">Programmé</Badge>}
          <Text fontSize="sm" color="fg.muted">
            Enregistré le <FormattedDate value={savedAt} />
          </Text>
        </Wrap>
        <Heading as="h3" fontSize="lg" overflowWrap="anywhere" dir="auto">
          {title}
        </Heading>
        {publishAt && (
          <Text mt="1" fontSize="sm">
            Sera publié le <FormattedDate value={publishAt} /> (heure {zoneName()}), tel qu’il sera à ce
            moment-là
          </Text>
        )}
        {tutorialTitle !== null && (
          <Text mt="1" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            Changements de « <bdi>{tutorialTitle}</bdi> »
          </Text>
        )}
      </Box>
      <Flex gap="2">
        <ButtonLink variant="outline" size="sm" to={to} aria-label={`Continuer « ${title} »`}>
          <Pencil size={16} aria-hidden /> Continuer
        </ButtonLink>
        <Button
          variant="outline"
          size="sm"
          onClick={onDelete}
          aria-label={`Supprimer le brouillon « ${title} »`}
        >
          <Trash2 size={16} aria-hidden /> Supprimer
        </Button>
      </Flex>
    </Card.Root>
  );
}

function titleOf({ title }: DraftItem): string {
  return title || 'Sans titre';
}
