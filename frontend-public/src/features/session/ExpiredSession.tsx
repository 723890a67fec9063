import { Text } from '@chakra-ui/react';
import { Dialog } from '../../ui/Dialog';
import { LoginForm } from './LoginForm';

interface ExpiredSessionProps {
  username: string;
  onSignedIn: () => void;
  onClose: () => void;
}

export function ExpiredSession({ username, onSignedIn, onClose }: ExpiredSessionProps) {
  return (
    <Dialog title="Votre session a expiré" onClose={onClose}>
      <Text mt="2" mb="5" color="fg.muted">
        Reconnectez-vous pour continuer. Ce que vous avez écrit est toujours là.
      </Text>
      <LoginForm variant="again" username={username} onSuccess={onSignedIn} onCancel={onClose} />
    </Dialog>
  );
}
