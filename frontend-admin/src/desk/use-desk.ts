import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../api/http';
import { useToast } from '../toasts/use-toast';
import { decisionText, fileQuery, type ThingRef } from './thing';
import { toBody, type Verdict } from './verdict';

/** Decides on things, tells so, and offers to take it back. */
export function useDesk(current: ThingRef | undefined) {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const last = useRef<number>(undefined);
  // Whether it has worked or not: somebody else may have decided.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['signalements'] });
  const at = ({ kind, subjectId: id }: ThingRef) => ({ path: { kind, id } });

  const deciding = useMutation({
    mutationFn: ({ thing, verdict }: { thing: ThingRef; verdict: Verdict }) =>
      call('POST', '/api/admin/moderation/things/{kind}/{id}/decision', {
        ...at(thing),
        body: toBody(verdict),
      }),
    onSuccess: (decision) => {
      last.current = decision.id;
      succeed({ title: 'Décision prise', description: `${decisionText(decision)}.`, undo });
    },
    onError: (error) => fail(error, 'La décision n’a pas pu être prise.'),
    onSettled,
  });
  const undoing = useMutation({
    mutationFn: (id: number) => call('DELETE', '/api/admin/moderation/decisions/{id}', { path: { id } }),
    onSuccess: ({ isBack }) =>
      succeed({
        title: 'Décision annulée',
        description: isBack
          ? 'Tout est comme avant, et attend à nouveau.'
          : 'Les signalements attendent à nouveau ; ce qui a été supprimé ne peut pas revenir.',
      }),
    onError: (error) => fail(error, 'La décision n’a pas pu être annulée.'),
    onSettled,
  });
  const noting = useMutation({
    mutationFn: ({ thing, text }: { thing: ThingRef; text: string }) =>
      call('POST', '/api/admin/moderation/things/{kind}/{id}/notes', { ...at(thing), body: { text } }),
    onSuccess: (file) => queryClient.setQueryData(fileQuery(file).queryKey, file),
    onError: (error) => fail(error, 'La note n’a pas pu être gardée.'),
  });
  const assigning = useMutation({
    mutationFn: ({ thing, isTaken }: { thing: ThingRef; isTaken: boolean }) =>
      call(isTaken ? 'PUT' : 'DELETE', '/api/admin/moderation/things/{kind}/{id}/assignee', at(thing)),
    onSuccess: (file) => queryClient.setQueryData(fileQuery(file).queryKey, file),
    onError: (error) => fail(error, 'Cela n’a pas pu être noté.'),
    onSettled,
  });

  function undo() {
    if (last.current === undefined || undoing.isPending) return;
    undoing.mutate(last.current);
    last.current = undefined;
  }

  return {
    isDeciding: deciding.isPending,
    /** Resolves to whether it was. */
    decide: async (thing: ThingRef, verdict: Verdict) =>
      deciding.mutateAsync({ thing, verdict }).then(
        () => true,
        () => false,
      ),
    undo,
    assign: (isTaken: boolean) => current && assigning.mutate({ thing: current, isTaken }),
    /** Resolves to whether it is kept. */
    note: async (text: string) =>
      current
        ? noting.mutateAsync({ thing: current, text }).then(
            () => true,
            () => false,
          )
        : false,
  };
}
