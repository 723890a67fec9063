import { CreateBase, useRedirect } from 'react-admin';
import { Screen } from '../frame/Screen';
import { useToast } from '../toasts/use-toast';
import { dropDraft, emptyDraft, toBody, type Draft } from './draft';
import { TutorialForm } from './TutorialForm';
import type { SavedTutorial } from './tutorial';

export function Component() {
  const redirect = useRedirect();
  const { succeed, fail } = useToast();
  return (
    <Screen title="Nouveau tutoriel">
      <CreateBase<SavedTutorial>
        transform={(draft: Draft) => toBody(draft, emptyDraft)}
        mutationOptions={{
          onSuccess: ({ id, title }) => {
            dropDraft(undefined);
            succeed({ title: 'Tutoriel publié', description: `« ${title} » est sur le site.` });
            redirect('edit', 'tutoriels', id);
          },
          onError: (error) => fail(error, 'Une erreur est survenue lors de l’enregistrement.'),
        }}
      >
        <TutorialForm />
      </CreateBase>
    </Screen>
  );
}
