import { Box, HStack, Icon } from '@chakra-ui/react';
import WifiOff from '~icons/wifi-off';
import { useOffline } from '../lib/offline';

/** Banner below the header while offline. */
export function OfflineNotice() {
  const offline = useOffline();
  return (
    <Box
      className="screen-only"
      position="fixed"
      top="20"
      insetInline="4"
      zIndex="header"
      pointerEvents="none"
      aria-live="polite"
    >
      {offline && (
        <HStack
          w="fit"
          mx="auto"
          gap="2.5"
          px="4"
          py="2"
          bg="bg.panel"
          border="sm"
          borderColor="border"
          borderRadius="lg"
          boxShadow="raised"
          fontSize="sm"
          animation="arrive"
          _motionReduce={{ animation: 'none' }}
          role="status"
        >
          <Icon asChild flexShrink="0">
            <WifiOff size={18} aria-hidden />
          </Icon>
          Vous êtes hors ligne. Tout reprendra avec la connexion.
        </HStack>
      )}
    </Box>
  );
}
