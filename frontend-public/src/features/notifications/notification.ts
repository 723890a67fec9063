import { apiQuery, type Answer } from '../../lib/query-client';

export type NotificationList = Answer<'/api/notifications'>;
export type Notification = NotificationList['notifications'][number];

export const notificationsQuery = (page: { limit: number; offset: number }) =>
  apiQuery('/api/notifications', { query: page }, { staleTime: 0 });

export const choicesQuery = () => apiQuery('/api/notifications/choices');
