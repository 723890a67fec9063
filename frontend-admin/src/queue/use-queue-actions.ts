import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { useToast } from '../toasts/use-toast';
import {
  decisionText,
  fileQuery,
  keyOf,
  QUEUES,
  type Queue,
  type CaseFile,
  type SubjectRef,
} from './subject';
import { toBody, type Verdict } from './verdict';

const UNDOING = ['signalements', 'undo'];

/** Mutations of the queue, with toasts and undo. */
export function useQueueActions(current: SubjectRef | undefined) {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const last = useRef<number>(undefined);
  const store = (file: CaseFile) => queryClient.setQueryData(fileQuery(file).queryKey, file);
  // Also after a failure: somebody else may have decided. Not awaited, so that the next subject can be decided.
  const onSettled = () => void queryClient.invalidateQueries({ queryKey: ['signalements'] });
  const at = ({ kind, subjectId: id }: SubjectRef) => ({ path: { kind, id } });

  const deciding = useMutation({
    mutationFn: ({ subject, verdict }: { subject: SubjectRef; verdict: Verdict }) =>
      call('POST', '/api/admin/moderation/things/{kind}/{id}/decision', {
        ...at(subject),
        body: toBody(verdict),
      }),
    onSuccess: (decision, { subject }) => {
      last.current = decision.id;
      queryClient.setQueriesData<Queue>({ queryKey: QUEUES }, (queue) => queue && without(queue, subject));
      succeed({
        title: 'Décision prise',
        description: `${decisionText(decision)}.`,
        undo: () => undo(decision.id),
      });
    },
    onError: (error) => fail(error, 'La décision n’a pas pu être prise.'),
    onSettled,
  });
  const { mutate: undoOnce } = useMutation({
    mutationKey: UNDOING,
    mutationFn: (id: number) => call('DELETE', '/api/admin/moderation/decisions/{id}', { path: { id } }),
    onSuccess: ({ isBack }, id) => {
      if (last.current === id) last.current = undefined;
      succeed({
        title: 'Décision annulée',
        description: isBack
          ? 'Tout est comme avant, et attend à nouveau.'
          : 'Les signalements attendent à nouveau ; ce qui a été supprimé ne peut pas revenir.',
      });
    },
    onError: (error, id) => fail(error, 'La décision n’a pas pu être annulée.', () => undo(id)),
    onSettled,
  });
  const noting = useAction(
    ({ subject, text }: { subject: SubjectRef; text: string }) =>
      call('POST', '/api/admin/moderation/things/{kind}/{id}/notes', { ...at(subject), body: { text } }),
    { failed: 'La note n’a pas pu être gardée.', refreshes: [], onSuccess: store },
  );
  const assigning = useAction(
    ({ subject, isTaken }: { subject: SubjectRef; isTaken: boolean }) =>
      call(isTaken ? 'PUT' : 'DELETE', '/api/admin/moderation/things/{kind}/{id}/assignee', at(subject)),
    { failed: 'Cela n’a pas pu être noté.', refreshes: [['signalements']], onSuccess: store },
  );

  /** From messages of earlier renderings, too: the client knows what runs now. */
  function undo(id = last.current) {
    if (id !== undefined && queryClient.isMutating({ mutationKey: UNDOING }) === 0) undoOnce(id);
  }

  return {
    /** True for the current subject only: the next one can be decided meanwhile. */
    isDeciding:
      deciding.isPending && current !== undefined && keyOf(deciding.variables.subject) === keyOf(current),
    /** Resolves to whether it worked. */
    decide: async (subject: SubjectRef, verdict: Verdict) =>
      deciding.mutateAsync({ subject, verdict }).then(
        () => true,
        () => false,
      ),
    undoLast: () => undo(),
    assign: (isTaken: boolean) => current && assigning.mutate({ subject: current, isTaken }),
    /** Resolves to whether the note was saved. */
    note: async (text: string) =>
      current
        ? noting.mutateAsync({ subject: current, text }).then(
            () => true,
            () => false,
          )
        : false,
  };
}

function without(queue: Queue, gone: SubjectRef): Queue {
  const things = queue.things.filter((item) => keyOf(item) !== keyOf(gone));
  return { ...queue, things, total: queue.total - (queue.things.length - things.length) };
}
