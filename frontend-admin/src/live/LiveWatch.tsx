import { liveUrl } from '@passerelle/api-client/live';
import { openLive } from '@passerelle/api-client/live-tabs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { siteQuery } from '../frame/site';
import { usePersonHere } from '../gate/session';

const TOPIC = 'reports';
/** Queries that show reports or their number. */
const SHOWN = [['signalements'], ['recours'], ['statistics']];

/** Refetches reports when the WebSocket announces changes; without it, the queries poll. */
export function LiveWatch() {
  const queryClient = useQueryClient();
  const { id } = usePersonHere();
  const { data: site } = useQuery(siteQuery);
  const mayConnect = site?.enableWebsocket === true;
  // Taken before the screens load their data, so that the server reports all changes since.
  const [openedAt] = useState(() => Date.now());

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
        live.send({ type: 'watch', topic: TOPIC, age: Date.now() - openedAt });
        if (wasOpen) refresh();
        wasOpen = true;
      },
    });
    live.connect();
    return () => live.close();
  }, [queryClient, id, mayConnect, openedAt]);

  return null;
}
