import type { components } from '@passerelle/api-client/schema';

export type TutorialItem = components['schemas']['TutorialItemDto'];
export type Tutorial = components['schemas']['TutorialDto'];

/** The author in either form an API may give: flat fields, or an object of its own. */
export interface AuthorFields {
  authorName?: string;
  authorAvatar?: string | null;
  authorBio?: string | null;
  author?: { name: string; avatar?: string | null; bio?: string | null };
}

export function authorOf(tutorial: AuthorFields): {
  name: string;
  avatar: string | null;
  bio: string | null;
} {
  return {
    name: tutorial.author?.name ?? tutorial.authorName ?? 'Auteur inconnu',
    avatar: tutorial.author?.avatar ?? tutorial.authorAvatar ?? null,
    bio: tutorial.author?.bio ?? tutorial.authorBio ?? null,
  };
}

const difficulties: Record<string, string> = {
  beginner: 'Débutant',
  intermediate: 'Intermédiaire',
  advanced: 'Avancé',
};

export function difficultyLabel(difficulty: string | null | undefined): string {
  return difficulties[difficulty ?? ''] ?? 'Tous niveaux';
}
