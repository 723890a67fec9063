import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useToast, type Toast } from '../toasts/use-toast';
import type { Status } from './report';

export interface Decision {
  ids: number[];
  status: Status;
  /** Deletes the comments with it, which can't be taken back. */
  deleteComment?: true;
}

/** Decides reports, tells so, and offers to take it back. */
export function useDecisions() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();

  const { mutateAsync, isPending } = useMutation({
    async mutationFn({ ids, ...data }: Decision): Promise<number[]> {
      const [id, ...others] = ids;
      if (others.length > 0)
        return (await dataProvider.updateMany('signalements', { ids, data })).data as number[];
      await dataProvider.update('signalements', { id: id!, data, previousData: {} });
      return ids;
    },
    onError: (error) => fail(error, 'Erreur lors de la mise à jour du signalement'),
    // Whether it has worked or not: somebody else may have decided.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['signalements'] }),
  });

  async function decide(decision: Decision, undoable = true): Promise<boolean> {
    try {
      const changed = await mutateAsync(decision);
      const undo = () => void decide({ ids: changed, status: 'pending' }, false);
      const isUndoable = undoable && !decision.deleteComment && decision.status !== 'pending';
      succeed({ ...textOf(decision, changed.length), ...(isUndoable && changed.length > 0 && { undo }) });
      return true;
    } catch {
      return false;
    }
  }

  return { decide, isDeciding: isPending };
}

function textOf({ ids, deleteComment }: Decision, changed: number): Toast {
  const title = 'Statut mis à jour';
  if (ids.length === 1) {
    return {
      title,
      description: deleteComment
        ? 'Le commentaire a été supprimé et ses signalements sont résolus.'
        : 'Le signalement a été mis à jour avec succès.',
    };
  }
  const decided =
    changed === 1 ? '1 signalement a été mis à jour' : `${changed} signalements ont été mis à jour`;
  const rest = ids.length - changed;
  return { title, description: rest > 0 ? `${decided} ; ${rest} l’avaient déjà été.` : `${decided}.` };
}
