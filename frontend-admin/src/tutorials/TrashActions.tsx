import Undo2 from '~icons/undo-2';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { ActionButton } from '../frame/ActionButton';
import { ConfirmButton } from '../frame/ConfirmButton';
import type { Tutorial } from './tutorial';

/** Restores a deleted tutorial with everything that belongs to it, or deletes it for good before the server does. */
export function TrashActions({ tutorial: { id, title } }: { tutorial: Tutorial }) {
  const erase = useAction(() => call('DELETE', '/api/contributions/trash/{id}', { path: { id } }), {
    done: { title: 'Tutoriel effacé', description: `« ${title} » n’est plus nulle part.` },
    failed: 'Une erreur est survenue lors de la suppression.',
  });
  return (
    <>
      <ActionButton
        size="small"
        color="inherit"
        startIcon={<Undo2 size={18} aria-hidden />}
        disabled={erase.isPending}
        aria-label={`Rétablir « ${title} »`}
        run={() => call('POST', '/api/contributions/trash/{id}/restore', { path: { id } })}
        done={({ isPublished }) => ({
          title: 'Tutoriel rétabli',
          description: isPublished ? 'Il est de nouveau sur le site.' : 'Il est retiré du site, comme avant.',
        })}
        failed="Une erreur est survenue lors du rétablissement."
      >
        Rétablir
      </ActionButton>
      <ConfirmButton
        size="small"
        disabled={erase.isPending}
        aria-label={`Effacer « ${title} »`}
        title={`Effacer « ${title} » ?`}
        content="Ses commentaires, notes et favoris partent avec. Cela ne peut pas être annulé."
        confirm="Effacer"
        onConfirm={() => erase.mutate()}
      >
        Effacer
      </ConfirmButton>
    </>
  );
}
