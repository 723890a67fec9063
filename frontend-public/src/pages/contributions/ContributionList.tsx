import { css } from '#styles/css';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Eye from '~icons/eye';
import Pencil from '~icons/pencil';
import Star from '~icons/star';
import Trash2 from '~icons/trash';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { said } from '../../features/session/session';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Badge, Button, ButtonLink, Panel, PlainLink, SkeletonBlock } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Failure } from '../../ui/Failure';
import { FormattedDate } from '../../ui/FormattedDate';
import { pageOf } from '../../ui/page-number';
import { Pagination } from '../../ui/Pagination';
import { toast } from '../../ui/toasts/toaster';
import { contributionsQuery, draftsQuery, PAGE_SIZE, type Contribution } from './contributions';

/** The member’s own tutorials. */
export function ContributionList() {
  const page = pageOf(useSearchParams()[0]);
  const { data, isError, refetch } = useQuery(contributionsQuery(page));
  const drafts = useQuery(draftsQuery());
  const drafted = new Set(drafts.data?.drafts.map(({ tutorialId }) => tutorialId));
  const [doomed, setDoomed] = useState<Contribution | null>(null);
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: Contribution) => call('DELETE', '/api/tutorials/{id}', { path: { id } }),
    onSuccess: async (_, { title }) => {
      // It was in lists of every kind.
      await queryClient.invalidateQueries();
      setDoomed(null);
      toast({ title: 'Tutoriel supprimé', description: title });
    },
    onError: (error) =>
      toast({
        title: 'Erreur',
        description: said(error) ?? 'Impossible de supprimer ce tutoriel.',
        destructive: true,
      }),
  });

  if (!data) {
    if (isError) {
      return <Failure message="Impossible de charger vos contributions." onRetry={() => void refetch()} />;
    }
    return (
      <div
        className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}
        role="status"
        aria-label="Chargement de vos contributions"
      >
        {[1, 2, 3].map((each) => (
          <SkeletonBlock key={each} css={{ h: '7rem', borderRadius: 'lg' }} />
        ))}
      </div>
    );
  }
  if (data.total === 0 && drafts.data?.total) return null;
  if (data.total === 0) {
    return (
      <EmptyState title="Aucune contribution">
        <p>Vous savez faire une chose que d’autres cherchent à comprendre : écrivez-la.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={css({ display: 'flex', flexDirection: 'column', listStyleType: 'none', gap: '4' })}>
        {data.tutorials.map((tutorial) => (
          <li key={tutorial.id}>
            <ContributionCard
              tutorial={tutorial}
              hasDraft={drafted.has(tutorial.id)}
              onDelete={() => setDoomed(tutorial)}
            />
          </li>
        ))}
      </ul>
      <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} />
      <ConfirmDialog
        title="Supprimer ce tutoriel ?"
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        action="Supprimer le tutoriel"
        isPending={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed)}
      >
        « {doomed?.title} » va à la corbeille. Il peut être rétabli pendant trente jours, avec ses
        commentaires et ses notes.
      </ConfirmDialog>
    </>
  );
}

interface ContributionCardProps {
  tutorial: Contribution;
  hasDraft: boolean;
  onDelete: () => void;
}

function ContributionCard({ tutorial, hasDraft, onDelete }: ContributionCardProps) {
  const { id, title, description, date, views, ratingAverage, ratingCount, isPublished } = tutorial;
  return (
    <Panel as="article" css={{ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center' }}>
      <div className={css({ flex: '1', minW: '15rem' })}>
        <div className={css({ display: 'flex', gap: '2', flexWrap: 'wrap', mb: '2', alignItems: 'center' })}>
          <Badge variant={isPublished ? 'brand' : 'accent'}>
            {isPublished ? 'Publié' : 'Retiré du site'}
          </Badge>
          {hasDraft && <Badge variant="accent">Brouillon en cours</Badge>}
          <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
            <FormattedDate value={date} />
          </p>
        </div>
        <h2 className={css({ fontSize: 'lg', overflowWrap: 'anywhere' })}>
          <PlainLink to={`/tutoriels/${id}`}>{title}</PlainLink>
        </h2>
        <p className={css({ mt: '1', fontSize: 'sm', color: 'fg.muted', lineClamp: 2 })}>{description}</p>
        <div className={css({ display: 'flex', mt: '2', gap: '4', fontSize: 'sm', color: 'fg.muted' })}>
          <span className={css({ display: 'flex', alignItems: 'center', gap: '1.5' })}>
            <Eye size={16} aria-hidden /> {views} {views > 1 ? 'lectures' : 'lecture'}
          </span>
          {ratingCount > 0 && (
            <span className={css({ display: 'flex', alignItems: 'center', gap: '1.5' })}>
              <Star size={16} aria-hidden /> {ratingAverage.toLocaleString('fr-FR')} sur 5 ({ratingCount})
            </span>
          )}
        </div>
      </div>
      <div className={css({ display: 'flex', gap: '2' })}>
        <ButtonLink
          variant="outline"
          size="sm"
          to={`/contributions/${id}`}
          aria-label={`Modifier « ${title} »`}
        >
          <Pencil size={16} aria-hidden /> Modifier
        </ButtonLink>
        <Button variant="outline" size="sm" onClick={onDelete} aria-label={`Supprimer « ${title} »`}>
          <Trash2 size={16} aria-hidden /> Supprimer
        </Button>
      </div>
    </Panel>
  );
}
