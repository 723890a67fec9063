import { useQueryClient } from '@tanstack/react-query';
import { useUpdate, useUpdateMany } from 'react-admin';
import { createContext, useContext } from 'react';
import { useToast, type Toast } from '../toasts/use-toast';
import type { Status } from './report';

export interface Decision {
  ids: number[];
  status: Status;
  /** Also deletes the comments; only their own screen can restore them. */
  deleteComment?: true;
  /** For the authors of deleted comments. */
  reason?: string | null;
}

/** Updates reports, with a toast that can undo it. */
export function useDecisions() {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const options = {
    returnPromise: true,
    // Also after a failure: somebody else may have decided.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['signalements'] }),
  } as const;
  const [updateOne, one] = useUpdate('signalements', undefined, options);
  const [updateMany, many] = useUpdateMany('signalements', undefined, options);

  /** Resolves to the ids that changed. */
  async function carryOut({ ids, ...data }: Decision): Promise<number[]> {
    if (ids.length > 1) return (await updateMany('signalements', { ids, data }, options)) as number[];
    await updateOne('signalements', { id: ids[0]!, data, previousData: {} }, options);
    return ids;
  }

  async function decide(decision: Decision, isUndoable = true): Promise<void> {
    let changed: number[];
    try {
      changed = await carryOut(decision);
    } catch (error) {
      const again = () => void decide(decision, isUndoable);
      fail(error, 'Erreur lors de la mise à jour du signalement', isUndoable ? undefined : again);
      return;
    }
    const undo = () => void decide({ ids: changed, status: 'pending' }, false);
    const canGoBack = isUndoable && !decision.deleteComment && decision.status !== 'pending';
    succeed({ ...textOf(decision, changed.length), ...(canGoBack && changed.length > 0 && { undo }) });
  }

  return { decide, isDeciding: one.isPending || many.isPending };
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
  return { title, description: rest > 0 ? `${decided} ; ${rest} l’avaient déjà été.` : `${decided}.` };
}

/** State shared by the list and the panel of the reports screen. */
interface Desk {
  /** Id of the report the shortcuts act on. */
  currentId: number | undefined;
  isDeciding: boolean;
  open: (id: number) => void;
  /** Asks for confirmation before a comment is deleted. */
  decide: (decision: Decision) => void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** Only for use inside of the reports screen. */
export const useDesk = () => useContext(DeskContext)!;
