import { Dialog } from '../../ui/Dialog';
import { MembersOnly } from '../session/MembersOnly';
import { SignInPrompt } from '../session/SignInPrompt';
import { CollectionChoice } from './CollectionChoice';

interface AddToCollectionDialogProps {
  tutorialId: number;
  onClose: () => void;
}

export function AddToCollectionDialog({ tutorialId, onClose }: AddToCollectionDialogProps) {
  return (
    <Dialog title="Ajouter à une collection" onClose={onClose}>
      <MembersOnly
        visitor={
          <SignInPrompt title="Connectez-vous pour ranger ce tutoriel" as="h3">
            Vos collections vous suivent d’un appareil à l’autre.
          </SignInPrompt>
        }
      >
        {() => <CollectionChoice tutorialId={tutorialId} onDone={onClose} />}
      </MembersOnly>
    </Dialog>
  );
}
