import type { LiveMessage } from './live.js';

export interface LiveNotification {
  id: string | number;
  title: string;
  message: string;
  type: string;
  variant: string;
  timestamp: string;
  read: boolean;
  href: string | null;
  /** Unread notifications with the same group key collapse into the newest. */
  group: string | null;
  seq: number;
}

/** Answer of /api/notifications. */
export interface NotificationList {
  notifications: LiveNotification[];
  readSeq: number;
  clearedSeq: number;
  unread: number;
}

type ServerInboxState = Omit<NotificationList, 'notifications'>;

const KEPT_NOTIFICATIONS = 20;
const KEPT_MESSAGES = 100;

export interface InboxState {
  /** The latest ones, newest first. */
  notifications: readonly LiveNotification[];
  /** Separate from the list, which is truncated. */
  unread: number;
  /** Recent live messages of all types, oldest first. */
  messages: readonly (LiveMessage & { id: string | number })[];
}

let generated = 0;

/** A page's view of the notifications: the API's answer, then updated by live messages. */
export class LiveInbox {
  state: InboxState = { notifications: [], unread: 0, messages: [] };

  constructor(private readonly onChange: () => void) {}

  /** Merges an API answer; notifications that arrived live meanwhile stay. */
  load({ notifications, unread, ...server }: NotificationList): void {
    const known = new Set(notifications.map(({ id }) => id));
    const newer = this.state.notifications.filter(
      ({ id, seq }) => !known.has(id) && seq > (notifications[0]?.seq ?? server.clearedSeq),
    );
    this.change({
      notifications: [...newer, ...notifications].slice(0, KEPT_NOTIFICATIONS),
      unread: unread + newer.length,
    });
  }

  /** Applies a live message. @returns the notification to show, if any */
  receive(message: LiveMessage): LiveNotification | undefined {
    const id = (message['id'] as string | number | undefined) ?? `live-${++generated}`;
    const messages = [...this.state.messages, { ...message, id }].slice(-KEPT_MESSAGES);
    if (message.type === 'standing') {
      this.change({ messages, ...this.apply(message as unknown as ServerInboxState) });
      return undefined;
    }
    if (message.type !== 'notification') {
      this.change({ messages });
      return undefined;
    }
    const notification = toNotification({ ...message, id });
    this.change({ messages, ...this.add(notification) });
    return notification;
  }

  clear(): void {
    this.change({ notifications: [], unread: 0 });
  }

  markRead(): void {
    const notifications = this.state.notifications.map((each) => ({ ...each, read: true }));
    this.change({ notifications, unread: 0 });
  }

  private add(notification: LiveNotification): Partial<InboxState> {
    const { group } = notification;
    const others = this.state.notifications.filter(
      (each) => each.id !== notification.id && (group === null || each.read || each.group !== group),
    );
    return {
      notifications: [notification, ...others].slice(0, KEPT_NOTIFICATIONS),
      unread: this.state.unread + 1 - (this.state.notifications.length - others.length),
    };
  }

  private apply({ readSeq, clearedSeq, unread }: ServerInboxState): Partial<InboxState> {
    const notifications = this.state.notifications
      .filter(({ seq }) => seq > clearedSeq)
      .map((each) => ({ ...each, read: each.read || each.seq <= readSeq }));
    return { notifications, unread };
  }

  private change(changes: Partial<InboxState>): void {
    this.state = { ...this.state, ...changes };
    this.onChange();
  }
}

function toNotification({ id, ...message }: LiveMessage & { id: string | number }): LiveNotification {
  const metadata = (message['metadata'] ?? {}) as Partial<LiveNotification> & { kind?: string };
  const text = (name: string, otherwise: string) =>
    typeof message[name] === 'string' ? message[name] : otherwise;
  return {
    id,
    title: text('title', 'Notification'),
    message: text('message', ''),
    type: metadata.kind ?? 'default',
    variant: text('variant', 'default'),
    timestamp: text('timestamp', new Date().toISOString()),
    read: false,
    href: metadata.href ?? null,
    group: metadata.group ?? null,
    seq: metadata.seq ?? Infinity,
  };
}
