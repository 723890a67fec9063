/* Paths of the pages about one thing. */

export const pathOfTutorial = (id: number | string): string => `/tutoriels/${id}`;
export const pathOfHistory = (tutorialId: number): string => `/tutoriels/${tutorialId}/historique`;
export const pathOfDomain = (slug: number | string): string => `/domaines/${slug}`;
export const pathOfTag = (tag: string): string => `/etiquettes/${encodeURIComponent(tag)}`;
export const pathOfAuthor = (id: number | string): string => `/auteurs/${id}`;
export const pathOfLearningPath = (id: number): string => `/parcours/${id}`;
export const pathOfCollection = (id: number): string => `/collections/${id}`;
export const pathOfSharedCollection = (token: string): string => `/collections/partagees/${token}`;
export const pathOfDecision = (token: string): string => `/decisions/${encodeURIComponent(token)}`;

/** The page with the form for a published tutorial. */
export const pathOfEditor = (tutorialId: number): string => `/contributions/${tutorialId}`;
export const pathOfEditorHistory = (tutorialId: number | string): string =>
  `/contributions/${tutorialId}/historique`;
export const pathOfDraft = (id: number | string): string => `/contributions/nouveau?brouillon=${id}`;
