import type { LiveMessage } from '@passerelle/api-client/live';
import type { Query, QueryClient } from '@tanstack/react-query';
import { readChanges, withChanges, type Comment } from './comment-changes';

const COMMENTS = /^\/api\/(tutorials\/\d+\/comments)$/;
/** Jitter, so that a broadcast does not trigger a stampede of refetches. */
const SPREAD_MS = 1000;
/**
 * Minimum interval between two refetches of a topic, since each fetches the whole list for every reader.
 */
const AGAIN_MS = 5000;

/**
 * Keeps displayed queries in sync with the server. Subscribes to their topics, applies pushed changes, and refetches
 * when a message lacks details or the connection was lost. The reader's own changes do not depend on it: their
 * mutations refetch at once.
 */
export class LiveTopics {
  private readonly stopWatching: () => void;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly askedAt = new Map<string, number>();
  private isOpen = false;
  private wasOpen = false;

  constructor(
    private readonly queryClient: QueryClient,
    private readonly send: (message: LiveMessage) => void,
    private readonly random: () => number = Math.random,
  ) {
    this.stopWatching = queryClient.getQueryCache().subscribe(({ type, query }) => {
      const topic = topicOf(query.queryKey as readonly unknown[]);
      if (type === 'observerAdded' && topic !== undefined && this.isOpen) this.watch(topic);
    });
  }

  receive({ type, ...message }: LiveMessage): void {
    if (type === 'changed' && !this.takeUp(message)) this.refreshSoon(String(message['topic']));
    if (type !== 'welcome') return;
    for (const topic of this.shown()) {
      this.watch(topic);
      if (this.wasOpen) this.refreshSoon(topic);
    }
    this.isOpen = true;
    this.wasOpen = true;
  }

  lost(): void {
    this.isOpen = false;
  }

  stop(): void {
    this.stopWatching();
    this.timers.forEach((timer) => clearTimeout(timer));
  }

  /**
   * Applies a pushed change to the cache.
   * @returns false if the topic has to be refetched
   */
  private takeUp(message: Record<string, unknown>): boolean {
    const changes = readChanges(message);
    const query = this.find(String(message['topic']));
    // A pending fetch may have read the state before this change.
    if (!changes || !query?.state.data || query.state.fetchStatus !== 'idle') return false;
    const list = withChanges(query.state.data, changes);
    if (list) query.setData(list);
    return list !== undefined;
  }

  /** Subscribes to a topic. The server then also reports changes since the topic was last read. */
  private watch(topic: string): void {
    const readAt = this.find(topic)?.state.dataUpdatedAt || Date.now();
    this.send({ type: 'watch', topic, age: Date.now() - readAt });
  }

  private find(topic: string): Query<Comment[]> | undefined {
    return this.queryClient.getQueryCache().find({ queryKey: [`/api/${topic}`], exact: true });
  }

  private shown(): Set<string> {
    const queries = this.queryClient.getQueryCache().getAll();
    const topics = queries
      .filter((query) => query.getObserversCount() > 0)
      .map(({ queryKey }) => topicOf(queryKey));
    return new Set(topics.filter((topic) => topic !== undefined));
  }

  private refreshSoon(topic: string): void {
    if (this.timers.has(topic)) return;
    const refresh = () => {
      this.timers.delete(topic);
      this.askedAt.set(topic, Date.now());
      void this.queryClient.invalidateQueries({ queryKey: [`/api/${topic}`] });
    };
    const rest = Math.max(0, (this.askedAt.get(topic) ?? 0) + AGAIN_MS - Date.now());
    this.timers.set(topic, setTimeout(refresh, rest + this.random() * SPREAD_MS));
  }
}

function topicOf([path]: readonly unknown[]): string | undefined {
  return typeof path === 'string' ? COMMENTS.exec(path)?.[1] : undefined;
}
