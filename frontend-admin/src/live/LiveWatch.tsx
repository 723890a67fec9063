import { liveUrl } from '@passerelle/api-client/live';
import { openLive } from '@passerelle/api-client/live-tabs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePersonHere } from '../gate/session';
import { settingsQuery } from '../settings/settings';

const TOPIC = 'reports';
/** Queries that show reports or their number. */
const SHOWN = [['signalements'], ['recours'], ['statistics']];

/** Refetches reports when the WebSocket announces changes; without it, the queries poll. */
export function LiveWatch() {
  const queryClient = useQueryClient();
  const { id } = usePersonHere();
  const { data } = useQuery(settingsQuery);
  const settings = data?.groups.flatMap((group) => group.settings);
  const mayConnect = settings?.find(({ name }) => name === 'enableWebsocket')?.value === true;

  useEffect(() => {
    if (!mayConnect) return;
    let wasOpen = false;
    const refresh = () => {
      for (const queryKey of SHOWN) void queryClient.invalidateQueries({ queryKey });
    };
    const live = openLive(liveUrl(location), id, {
      onState: () => undefined,
      onMessage: ({ type, topic }) => {
        if (type === 'changed' && topic === TOPIC) refresh();
        if (type !== 'welcome') return;
        live.send({ type: 'watch', topic: TOPIC });
        if (wasOpen) refresh();
        wasOpen = true;
      },
    });
    live.connect();
    return () => live.close();
  }, [queryClient, id, mayConnect]);

  return null;
}
