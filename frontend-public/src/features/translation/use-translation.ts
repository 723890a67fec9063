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
  /** The displayed tutorial. */
  tutorial: Tutorial;
  /** Its language; undefined for the original. */
  language: TargetLanguage | undefined;
  /** The language being loaded. */
  pending: TargetLanguage | undefined;
  /** Stable. */
  translate: (language: TargetLanguage) => void;
  showOriginal: () => void;
}

/** Machine translation of a tutorial. */
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

/** `lang` and `dir` of elements with the translated text. */
export function languageProps({ language }: Pick<Translation, 'language'>): { lang?: string; dir: string } {
  return language ? { lang: language.code, dir: language.direction } : { dir: 'auto' };
}
