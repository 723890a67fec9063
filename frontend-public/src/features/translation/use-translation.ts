import { call } from '@passerelle/api-client/call';
import { ApiError } from '@passerelle/api-client/request';
import type { components } from '@passerelle/api-client/schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../ui/toasts/toaster';
import type { TargetLanguage } from './languages';

type Tutorial = components['schemas']['TutorialDto'];
type Translated = components['schemas']['TranslationDto'];

export interface Translation {
  /** What the page shows. */
  tutorial: Tutorial;
  /** The language it is in now; undefined for the original. */
  language: TargetLanguage | undefined;
  /** The language that is being waited for. */
  pending: TargetLanguage | undefined;
  /** The same function for good. */
  translate: (language: TargetLanguage) => void;
  showOriginal: () => void;
}

/** A tutorial in the language that the reader has chosen. */
export function useTranslation(original: Tutorial): Translation {
  const [shown, setShown] = useState<{ language: TargetLanguage; translated: Translated['translated'] }>();
  const translating = useMutation({
    mutationFn: ({ name }: TargetLanguage) =>
      call('POST', '/api/tutorials/{id}/translate', {
        path: { id: original.id },
        body: { targetLanguage: name },
      }),
    onSuccess: ({ translated }, language) => setShown({ language, translated }),
    onError: (error) => {
      const said = error instanceof ApiError ? error.said : undefined;
      const description = said ?? 'Impossible de traduire le contenu';
      toast({ title: 'Erreur de traduction', description, destructive: true });
    },
  });
  return {
    tutorial: shown ? { ...original, ...shown.translated } : original,
    language: shown?.language,
    pending: translating.isPending ? translating.variables : undefined,
    translate: translating.mutate,
    showOriginal: () => setShown(undefined),
  };
}

/** What an element needs that holds the text: its language where it is not the page's, and the way it is written. */
export function languageProps({ language }: Pick<Translation, 'language'>): { lang?: string; dir: string } {
  return language ? { lang: language.code, dir: language.direction } : { dir: 'auto' };
}
