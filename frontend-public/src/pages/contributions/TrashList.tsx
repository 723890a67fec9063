import { Box, Button, Card, chakra, Heading, HStack, List, Text, Wrap } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Trash2 from '~icons/trash';
import Undo2 from '~icons/undo-2';
import { useId, useState } from 'react';
import { DAY_MS } from '@passerelle/api-client/durations';
import { said } from '../../features/session/session';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Failure } from '../../ui/Failure';
import { FormattedDate } from '../../ui/FormattedDate';
import { toast } from '../../ui/toasts/toaster';
import { BusyButton } from '../../ui/BusyButton';
import { PAGE_SIZE, trashQuery, type DeletedTutorial } from './contribution';

/** Deleted tutorials; renders nothing without any. */
export function TrashList() {
  const heading = useId();
  const queryClient = useQueryClient();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({ ...trashQuery(page), placeholderData: (before) => before });
  const [toDelete, setToDelete] = useState<DeletedTutorial | null>(null);
  const done = (title: string) => async (_: unknown, tutorial: DeletedTutorial) => {
    setPage(1);
    await queryClient.invalidateQueries();
    toast({ title, description: tutorial.title });
  };
  const failed = (fallback: string) => (error: unknown) =>
    toast({ title: 'Erreur', description: said(error) ?? fallback, destructive: true });
  const restore = useMutation({
    mutationFn: ({ id }: DeletedTutorial) =>
      call('POST', '/api/contributions/trash/{id}/restore', { path: { id } }),
    onSuccess: done('Tutoriel rétabli'),
    onError: failed('Impossible de rétablir ce tutoriel.'),
  });
  const erase = useMutation({
    mutationFn: ({ id }: DeletedTutorial) =>
      call('DELETE', '/api/contributions/trash/{id}', { path: { id } }),
    onSuccess: done('Tutoriel effacé'),
    onError: failed('Impossible d’effacer ce tutoriel.'),
    onSettled: () => setToDelete(null),
  });
  if (isError && !data) {
    return <Failure message="Impossible de charger votre corbeille." onRetry={() => void refetch()} />;
  }
  if (!data || data.total === 0) return null;
  const pages = Math.ceil(data.total / PAGE_SIZE);
  return (
    <chakra.section aria-labelledby={heading} mt="10">
      <Heading as="h2" id={heading} fontSize="xl">
        Corbeille
      </Heading>
      <Text mt="1" mb="4" fontSize="sm" color="fg.muted">
        Personne ne lit ce qui est ici. Chaque tutoriel y reste trente jours, avec ses commentaires, ses notes
        et ses versions.
      </Text>
      <List.Root gap="4">
        {data.tutorials.map((tutorial) => (
          <li key={tutorial.id}>
            <DeletedCard
              tutorial={tutorial}
              isBusy={restore.isPending || erase.isPending}
              onRestore={() => restore.mutate(tutorial)}
              onErase={() => setToDelete(tutorial)}
            />
          </li>
        ))}
      </List.Root>
      {pages > 1 && (
        <HStack gap="3" mt="4">
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Précédents
          </Button>
          <Button variant="outline" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Suivants
          </Button>
        </HStack>
      )}
      <ConfirmDialog
        title="Effacer ce tutoriel ?"
        open={toDelete !== null}
        onClose={() => setToDelete(null)}
        action="Effacer pour de bon"
        isPending={erase.isPending}
        onConfirm={() => toDelete && erase.mutate(toDelete)}
      >
        « {toDelete?.title} » disparaît pour de bon, avec ses commentaires, ses notes et ses versions.
      </ConfirmDialog>
    </chakra.section>
  );
}

interface DeletedCardProps {
  tutorial: DeletedTutorial;
  isBusy: boolean;
  onRestore: () => void;
  onErase: () => void;
}

function DeletedCard({ tutorial, isBusy, onRestore, onErase }: DeletedCardProps) {
  const { title, deletedAt, erasedAt, isRestorable } = tutorial;
  return (
    <Card.Root as="article" display="flex" flexWrap="wrap" gap="4" alignItems="center">
      <Box flex="1" minW="60">
        <Heading as="h3" fontSize="lg" overflowWrap="anywhere" dir="auto">
          {title}
        </Heading>
        <Text mt="1" fontSize="sm" color="fg.muted">
          Supprimé {isRestorable ? '' : 'par un administrateur '}le <FormattedDate value={deletedAt} />
        </Text>
        <Text mt="1" fontSize="sm" fontWeight="medium">
          {leftOf(erasedAt)}
        </Text>
      </Box>
      <Wrap gap="2">
        {isRestorable && (
          <BusyButton
            variant="outline"
            size="sm"
            busy={isBusy}
            onClick={onRestore}
            aria-label={`Rétablir « ${title} »`}
          >
            <Undo2 size={16} aria-hidden /> Rétablir
          </BusyButton>
        )}
        <BusyButton
          variant="outline"
          size="sm"
          busy={isBusy}
          onClick={onErase}
          aria-label={`Effacer « ${title} » pour de bon`}
        >
          <Trash2 size={16} aria-hidden /> Effacer
        </BusyButton>
      </Wrap>
    </Card.Root>
  );
}

function leftOf(erasedAt: string): string {
  const days = Math.ceil((Date.parse(erasedAt) - Date.now()) / DAY_MS);
  if (days <= 0) return 'Effacé pour de bon d’un jour à l’autre';
  return `Effacé pour de bon dans ${days} ${days > 1 ? 'jours' : 'jour'}`;
}
