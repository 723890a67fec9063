import { liveUrl, type LiveMessage, type LiveState } from '@passerelle/api-client/live';
import { LiveInbox, type LiveNotification } from '@passerelle/api-client/live-inbox';
import { openLive } from '@passerelle/api-client/live-tabs';
import { call } from '@passerelle/api-client/call';
import type { Query, QueryClient } from '@tanstack/react-query';
import { toastNews } from '../../ui/toasts/toaster';
import { sessionQuery, type User } from '../session/session';
import { LiveTopics } from './live-topics';
import { showLive, showNoLive } from './live-view';
import { notificationsQuery, type NotificationList } from './notification';

const LISTED = 20;
const sessionKey = sessionQuery().queryKey[0];

/**
 * Opens the live connection.
 * @param member id of the signed-in member; null for a visitor
 * @param mayConnect whether the site has live connections
 * @returns closes the connection
 */
export function startLive(queryClient: QueryClient, member: number | null, mayConnect: boolean): () => void {
  let wasOpen = false;
  let wasTried = false;
  let isOutside = false;
  /** Whether the last message was the welcome: the one after it repeats what was just loaded. */
  let isWelcomed = false;
  let standing: Pick<NotificationList, 'readSeq' | 'clearedSeq'> | undefined;
  const inbox = new LiveInbox(() => showLive({ inbox: inbox.state }));
  const topics = new LiveTopics(queryClient, (message) => live.send(message));
  let live = openLive(liveUrl(location), member, { onState, onMessage });

  function onState(state: LiveState): void {
    wasOpen ||= state === 'open';
    if (state === 'closed') isOutside = true;
    if (state !== 'open') topics.lost();
    wasTried ||= state !== 'connecting';
    // Undefined during the first attempt, so that the badge does not report a lost connection.
    showLive({ state: wasTried ? state : undefined, isLost: wasOpen && state !== 'open' });
  }

  function onMessage(message: Parameters<LiveInbox['receive']>[0]): void {
    if (message.type === 'welcome') isOutside = message['member'] !== member;
    topics.receive(message);
    const notification = inbox.receive(message);
    if (notification) {
      announce(notification);
      // The notification may announce a review or a scheduled publication.
      void queryClient.invalidateQueries({ queryKey: ['/api/contributions'] });
      void queryClient.invalidateQueries({ predicate: isUnpublished });
    }
    if (notification || hasMoved(message)) listAgain();
    else if (message.type === 'standing' && !isWelcomed) void loadAgain();
    isWelcomed = message.type === 'welcome';
  }

  /** Whether notifications were read or cleared, here or elsewhere. */
  function hasMoved({ type, readSeq, clearedSeq }: LiveMessage): boolean {
    if (type !== 'standing') return false;
    const before = standing;
    standing = { readSeq: Number(readSeq), clearedSeq: Number(clearedSeq) };
    return before?.readSeq !== readSeq || before?.clearedSeq !== clearedSeq;
  }

  /** Reloads the list after a notification was withdrawn. */
  async function loadAgain(): Promise<void> {
    listAgain();
    inbox.load(await readList(queryClient));
  }

  /** Refetches the lists of notifications, which do not receive live messages. */
  function listAgain(): void {
    void queryClient.invalidateQueries({ queryKey: ['/api/notifications'] });
  }

  /**
   * After an expired session the member signs in again on the same page; the connection is reopened for that session.
   */
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
    standing = list;
    if (mayConnect) live.connect(list?.seq);
  }

  function begin(): void {
    // Without the list, new notifications are still shown.
    readAndConnect().catch(() => {
      if (mayConnect) live.connect();
    });
  }

  const actions = {
    markRead: () => {
      inbox.markRead();
      void call('PUT', '/api/notifications/read', { body: {} }).then(listAgain, () => undefined);
    },
    clear: () => {
      inbox.clear();
      void call('DELETE', '/api/notifications').then(listAgain, () => undefined);
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

/** Whether a query holds a tutorial that is not on the site. */
function isUnpublished({ state }: Query): boolean {
  const { data } = state;
  return typeof data === 'object' && data !== null && 'unpublished' in data;
}

async function readList(queryClient: QueryClient): Promise<NotificationList> {
  return queryClient.fetchQuery(notificationsQuery({ limit: LISTED, offset: 0 }));
}

function announce({ title, message, variant }: LiveNotification): void {
  // Only the visible one of several tabs shows the toast.
  if (document.visibilityState === 'visible') {
    toastNews({ title, description: message, destructive: variant === 'destructive' });
  }
}
