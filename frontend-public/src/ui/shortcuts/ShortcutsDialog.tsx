import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { Dialog } from '../Dialog';
import { DialogActions } from '../DialogActions';
import { areShortcutsOn, subscribeShortcuts, switchShortcuts } from './shortcuts';
import { ShortcutList } from './ShortcutList';

/** Help sheet of the shortcuts, with a switch that turns them off. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const on = useSyncExternalStore(subscribeShortcuts, areShortcutsOn, () => true);
  return (
    <Dialog title="Raccourcis clavier" open={open} onClose={onClose}>
      <chakra.label display="flex" alignItems="center" gap="3" minH="11" mt="3" cursor="pointer">
        <chakra.input
          w="5"
          h="5"
          accentColor="brand.solid"
          cursor="pointer"
          type="checkbox"
          role="switch"
          checked={on}
          onChange={({ target }) => switchShortcuts(target.checked)}
        />
        Activer les raccourcis sur cet appareil
      </chakra.label>
      <Text fontSize="sm" color="fg.muted">
        Ils restent sans effet pendant la saisie d’un texte. Cette fenêtre s’ouvre aussi depuis la page{' '}
        {'« Accessibilité »'}.
      </Text>
      <Box mt="3" opacity={on ? '1' : '0.6'}>
        <ShortcutList />
      </Box>
      <DialogActions css={{ mt: '5' }}>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  );
}
