import { liveUrl, type LiveState } from '@passerelle/api-client/live';
import { LiveInbox, type LiveNotification } from '@passerelle/api-client/live-inbox';
import { openLive } from '@passerelle/api-client/live-tabs';
import { call } from '@passerelle/api-client/call';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toasts/toaster';
import { sessionQuery, type User } from '../session/session';
import { LiveTopics } from './live-topics';
import { showLive, showNoLive } from './live-view';
import { notificationsQuery, type NotificationList } from './notifications';

const LISTED = 20;
const sessionKey = sessionQuery().queryKey[0];

/**
 * Keeps the page in touch with the server until the function it gives back is called.
 * @param member whose page it is; null for a visitor’s
 * @param mayConnect whether the site has live connections
 */
export function startLive(queryClient: QueryClient, member: number | null, mayConnect: boolean): () => void {
  let wasOpen = false;
  let wasTried = false;
  let isOutside = false;
  const inbox = new LiveInbox(() => showLive({ inbox: inbox.state }));
  const topics = new LiveTopics(queryClient, (message) => live.send(message));
  let live = openLive(liveUrl(location), member, { onState, onMessage });

  function onState(state: LiveState): void {
    wasOpen ||= state === 'open';
    if (state === 'closed') isOutside = true;
    if (state !== 'open') topics.lost();
    wasTried ||= state !== 'connecting';
    // Nobody is disconnected who has yet to connect.
    showLive({ state: wasTried ? state : undefined, isLost: wasOpen && state !== 'open' });
  }

  function onMessage(message: Parameters<LiveInbox['receive']>[0]): void {
    if (message.type === 'welcome') isOutside = message['member'] !== member;
    topics.receive(message);
    const notification = inbox.receive(message);
    if (notification) announce(queryClient, notification);
  }

  /** A session that has ended is asked for again where the member is; what they were doing stays. */
  const stopWatching = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !isOutside || (query.queryKey as readonly unknown[])[0] !== sessionKey) return;
    if ((query.state.data as User | null)?.id !== member || query.state.fetchStatus !== 'idle') return;
    isOutside = false;
    live.close();
    live = openLive(liveUrl(location), member, { onState, onMessage });
    begin();
  });

  async function readAndConnect(): Promise<void> {
    const list = member === null ? undefined : await readList(queryClient);
    if (list) inbox.load(list);
    if (mayConnect) live.connect(list?.seq);
  }

  function begin(): void {
    // Without the list what comes from now on is shown all the same.
    readAndConnect().catch(() => {
      if (mayConnect) live.connect();
    });
  }

  const actions = {
    markRead: () => {
      inbox.markRead();
      void call('PUT', '/api/notifications/read', { body: {} }).catch(() => undefined);
    },
    clear: () => {
      inbox.clear();
      void call('DELETE', '/api/notifications').catch(() => undefined);
    },
  };
  const reconnect = () => {
    if (mayConnect) live.reconnect();
  };
  addEventListener('online', reconnect);
  showLive({
    state: mayConnect ? undefined : 'closed',
    reconnect,
    ...(member === null ? {} : { member: actions }),
  });
  begin();
  return () => {
    stopWatching();
    removeEventListener('online', reconnect);
    topics.stop();
    live.close();
    showNoLive();
  };
}

async function readList(queryClient: QueryClient): Promise<NotificationList> {
  return queryClient.fetchQuery(notificationsQuery({ limit: LISTED, offset: 0 }));
}

function announce(queryClient: QueryClient, { title, message, variant }: LiveNotification): void {
  // Of several tabs the one in sight says it.
  if (document.visibilityState === 'visible') {
    toast({ title, description: message, destructive: variant === 'destructive' });
  }
  void queryClient.invalidateQueries({ queryKey: ['/api/notifications'] });
}
