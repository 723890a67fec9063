import { difficultyLabels } from '@passerelle/api-client/difficulties';
import type { components } from '@passerelle/api-client/schema';

export type TutorialItem = components['schemas']['TutorialItemDto'];
export type Tutorial = components['schemas']['TutorialDto'];

/** The author in either form an API may give: flat fields, or an object of its own. */
export interface AuthorFields {
  authorId?: number | null;
  authorName?: string;
  authorAvatar?: string | null;
  authorBio?: string | null;
  author?: { name: string; avatar?: string | null; bio?: string | null };
  /** All of them, where an answer names them one by one. */
  authors?: Author[];
}

export interface Author {
  /** The member’s, whose page there is; null for whoever has no account here. */
  id: number | null;
  name: string;
  avatar: string | null;
  bio: string | null;
}

/** Where all that bears a tag stands. */
export const pathOfTag = (tag: string): string => `/etiquettes/${encodeURIComponent(tag)}`;

/** Each of those who sign it. */
export function authorsOf(tutorial: AuthorFields): Author[] {
  const { authors } = tutorial;
  return authors?.[1] ? authors : [authorOf(tutorial)];
}

/** As the one who signs it; of several all names. */
export function authorOf(tutorial: AuthorFields): Author {
  return {
    id: tutorial.authorId ?? null,
    name: tutorial.author?.name ?? tutorial.authorName ?? 'Auteur inconnu',
    avatar: tutorial.author?.avatar ?? tutorial.authorAvatar ?? null,
    bio: tutorial.author?.bio ?? tutorial.authorBio ?? null,
  };
}

export function difficultyLabel(difficulty: string | null | undefined): string {
  const labels: Record<string, string> = difficultyLabels;
  return labels[difficulty ?? ''] ?? 'Tous niveaux';
}
