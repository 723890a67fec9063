import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sessionQuery } from '../../features/session/session';
import { toast } from '../../ui/toasts/toaster';
import { draftApi } from './draft-api';
import { toContent, toValues, type Values } from './draft-content';
import { DraftSaver } from './draft-saver';
import type { OpenedText } from './open-draft';
import type { SaverState } from './saver-state';

/** Autosaves a form while it is mounted. */
export function useDraftSaver(
  form: UseFormReturn<Values>,
  { opened, copies }: OpenedText,
): { saver: DraftSaver; state: SaverState } {
  const [saver] = useState(
    () =>
      new DraftSaver(opened, draftApi, copies, {
        read: () => toContent(form.getValues()),
        write: (content) => {
          const values = toValues(content);
          for (const name of Object.keys(values) as (keyof Values)[]) {
            if (form.getValues(name) !== values[name]) form.setValue(name, values[name]);
          }
        },
        tellJoined: () =>
          toast({
            title: 'Deux textes joints',
            description: 'Ce qui a été enregistré ailleurs est joint à ce que vous écrivez ici.',
          }),
      }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);
  const { dataUpdatedAt } = useQuery(sessionQuery());

  useEffect(() => {
    saver.begin();
    const stopFollowing = form.subscribe({ formState: { values: true }, callback: saver.noteChange });
    const stopWatching = watchPage(saver);
    return () => {
      stopFollowing();
      stopWatching();
      saver.close();
    };
  }, [saver, form]);

  // Retries after a new sign-in.
  useEffect(() => saver.retry(), [saver, dataUpdatedAt]);

  useEffect(() => {
    if (state.isOnDevice) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [state.isOnDevice]);

  return { saver, state };
}

function watchPage(saver: DraftSaver): () => void {
  const look = () => (document.hidden ? saver.putAside(false) : void saver.lookAgain());
  const leave = () => saver.putAside(true);
  addEventListener('online', saver.retry);
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('online', saver.retry);
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', look);
  };
}
