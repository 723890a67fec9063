import { difficultyLabels } from '@passerelle/api-client/difficulties';
import type { components } from '@passerelle/api-client/schema';

export type TutorialItem = components['schemas']['TutorialItemDto'];
export type Tutorial = components['schemas']['TutorialDto'];

/** The author in either form of the API: flat fields, or an object. */
export interface AuthorFields {
  authorId?: number | null;
  authorName?: string;
  authorAvatar?: string | null;
  authorBio?: string | null;
  author?: { name: string; avatar?: string | null; bio?: string | null };
  /** All authors, in responses that list them. */
  authors?: Author[];
}

export interface Author {
  /** Member id, for the link to their page; null for authors without an account. */
  id: number | null;
  name: string;
  avatar: string | null;
  bio: string | null;
}

/** Path of the page that lists a tag's tutorials. */
export const pathOfTag = (tag: string): string => `/etiquettes/${encodeURIComponent(tag)}`;

/** All authors of a tutorial. */
export function authorsOf(tutorial: AuthorFields): Author[] {
  const { authors } = tutorial;
  return authors?.[1] ? authors : [authorOf(tutorial)];
}

/** The first author; with several authors, the name lists all of them. */
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
