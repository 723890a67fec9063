import { useNavigate } from 'react-router-dom';
import { Screen } from '../frame/Screen';
import { useToast } from '../toasts/use-toast';
import { emptyDraft } from './draft';
import { TutorialForm } from './TutorialForm';

export function Component() {
  const navigate = useNavigate();
  const { succeed } = useToast();
  return (
    <Screen title="Nouveau tutoriel">
      <TutorialForm
        saved={emptyDraft}
        onSaved={({ id, title }) => {
          succeed({ title: 'Tutoriel publié', description: `« ${title} » est sur le site.` });
          void navigate(`/tutoriels/${id}`);
        }}
      />
    </Screen>
  );
}
