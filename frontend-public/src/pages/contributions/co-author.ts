import { apiQuery } from '../../lib/query-client';
import type { components } from '@passerelle/api-client/schema';

export type CoAuthor = components['schemas']['CoAuthorDto'];
export type SentInvitation = components['schemas']['SentInvitationDto'];
export type Invitation = components['schemas']['InvitationDto'];

export const authorsQuery = (id: number) =>
  apiQuery('/api/tutorials/{id}/authors', { path: { id } }, { staleTime: 0 });

/** Invitations the member can answer. */
export const invitationsQuery = () =>
  apiQuery('/api/invitations', { query: { limit: 100 } }, { staleTime: 0 });
