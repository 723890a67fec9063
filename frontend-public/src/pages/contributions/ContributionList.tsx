import { useSearchParams } from 'react-router-dom';
import { List, Skeleton, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { Failure } from '../../ui/Failure';
import { pageOf } from '../../lib/page-number';
import { Pagination } from '../../ui/Pagination';
import { ContributionCard } from './ContributionCard';
import { contributionsQuery, draftsQuery, PAGE_SIZE, type Contribution } from './contribution';
import { useContributionActions } from './use-contribution-actions';

export function ContributionList({ memberId }: { memberId: number }) {
  const page = pageOf(useSearchParams()[0]);
  const { data, isError, refetch } = useQuery(contributionsQuery(page));
  const drafts = useQuery(draftsQuery());
  const drafted = new Set(drafts.data?.drafts.map(({ tutorialId }) => tutorialId));
  const [toDelete, setToDelete] = useState<Contribution | null>(null);
  const [hidden, setHidden] = useState<Contribution | null>(null);
  const { remove, publish, duplicate } = useContributionActions();

  if (!data) {
    if (isError) {
      return <Failure message="Impossible de charger vos contributions." onRetry={() => void refetch()} />;
    }
    return (
      <Stack gap="4" role="status" aria-label="Chargement de vos contributions">
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} h="28" borderRadius="lg" />
        ))}
      </Stack>
    );
  }
  if (data.total === 0 && drafts.data?.total) return null;
  if (data.total === 0) {
    return (
      <EmptyState title="Aucune contribution">
        <p>Vous savez faire une chose que d’autres cherchent à comprendre : écrivez-la.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <List.Root gap="4">
        {data.tutorials.map((tutorial) => (
          <li key={tutorial.id}>
            <ContributionCard
              tutorial={tutorial}
              memberId={memberId}
              hasDraft={drafted.has(tutorial.id)}
              isBusy={publish.isPending || duplicate.isPending}
              onDuplicate={() => duplicate.mutate(tutorial)}
              onUnpublish={() => setHidden(tutorial)}
              onPublish={() => publish.mutate({ tutorial, isPublished: true })}
              onDelete={() => setToDelete(tutorial)}
            />
          </li>
        ))}
      </List.Root>
      <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} />
      <ConfirmDialog
        title="Dépublier ce tutoriel ?"
        open={hidden !== null}
        onClose={() => setHidden(null)}
        action="Dépublier le tutoriel"
        isPending={publish.isPending}
        onConfirm={() =>
          hidden &&
          publish.mutate({ tutorial: hidden, isPublished: false }, { onSettled: () => setHidden(null) })
        }
      >
        Plus personne ne trouve ni ne lit « {hidden?.title} », hormis vous et les administrateurs. Ses
        commentaires, ses notes et son adresse sont gardés : vous pourrez le remettre en ligne.
      </ConfirmDialog>
      <ConfirmDialog
        title="Supprimer ce tutoriel ?"
        open={toDelete !== null}
        onClose={() => setToDelete(null)}
        action="Supprimer le tutoriel"
        isPending={remove.isPending}
        onConfirm={() => toDelete && remove.mutate(toDelete, { onSettled: () => setToDelete(null) })}
      >
        « {toDelete?.title} » va à la corbeille, où il peut être rétabli pendant trente jours avec ses
        commentaires, ses notes et ses versions. Il est effacé ensuite.
      </ConfirmDialog>
    </>
  );
}
