import { Box, Button, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { Choice } from '../Choice';
import { Dialog } from '../Dialog';
import { DialogActions } from '../DialogActions';
import { areShortcutsOn, subscribeShortcuts, switchShortcuts } from './shortcuts';
import { ShortcutList } from './ShortcutList';

/** Help sheet of the shortcuts, with a switch that turns them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const on = useSyncExternalStore(subscribeShortcuts, areShortcutsOn, () => true);
  return (
    <Dialog title="Raccourcis clavier" onClose={onClose}>
      <Box mt="3">
        <Choice
          type="checkbox"
          role="switch"
          checked={on}
          onChange={({ target }) => switchShortcuts(target.checked)}
        >
          Activer les raccourcis sur cet appareil
        </Choice>
      </Box>
      <Text fontSize="sm" color="fg.muted">
        Ils restent sans effet pendant la saisie d’un texte. Cette fenêtre s’ouvre aussi depuis la page{' '}
        {'« Accessibilité »'}.
      </Text>
      <Box mt="3" opacity={on ? 'full' : 'disabled'}>
        <ShortcutList />
      </Box>
      <DialogActions mt="5">
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  );
}
