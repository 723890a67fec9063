import { Box, chakra, Text } from '@chakra-ui/react';
import Bell from '~icons/bell';
import { Suspense } from 'react';
import { SummaryButton } from '../../ui/controls';
import { lazyPart } from '../../ui/lazy-part';
import { useDisclosure } from '../../ui/use-disclosure';
import { useLive } from './live-view';
import { NoNotification } from './NoNotification';

const NotificationPanel = lazyPart(async () => (await import('./NotificationPanel')).NotificationPanel);

const MAX_SHOWN = 99;

export function NotificationBell() {
  const { state, isLost, inbox, member } = useLive();
  const { props, close } = useDisclosure();
  const { unread } = inbox;
  const label = unread > 0 ? `Notifications, ${unread} non ${unread > 1 ? 'lues' : 'lue'}` : 'Notifications';
  return (
    <chakra.details
      position="relative"
      {...props}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && unread > 0) member?.markRead();
      }}
    >
      <SummaryButton variant="ghost" size="icon" aria-label={label} position="relative">
        <Bell size={20} aria-hidden />
        {unread > 0 && (
          <Count data-unread aria-hidden>
            {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
          </Count>
        )}
        {state === 'open' && <Dot data-connection="open" bg="success.fg" />}
        {isLost && <Dot data-connection="lost" bg="fg.error" animation="pulse" />}
      </SummaryButton>
      <Box
        position="absolute"
        top="full"
        mt="2"
        insetInlineEnd={{ base: '-13', lg: '0' }}
        w="88"
        maxW="screen"
        bg="bg.panel"
        border="sm"
        borderColor="border"
        borderRadius="lg"
        boxShadow="raised"
        p="3"
        zIndex="overlay"
      >
        {isLost && (
          <Text px="2" pb="2" fontSize="sm" color="fg.error" role="status">
            Connexion perdue. Tentative de reconnexion...
          </Text>
        )}
        {member || inbox.notifications.length > 0 ? (
          <Suspense>
            <NotificationPanel onFollow={close} />
          </Suspense>
        ) : (
          <NoNotification />
        )}
      </Box>
    </chakra.details>
  );
}

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    minW: '4.5',
    px: '1',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontSize: '2xs',
    fontWeight: 'bold',
    lineHeight: 'relaxed',
    textAlign: 'center',
  },
});

const Dot = chakra('span', {
  base: {
    position: 'absolute',
    bottom: '1.5',
    insetInlineEnd: '1.5',
    w: '2',
    h: '2',
    borderRadius: 'full',
    outline: '2px solid',
    outlineColor: 'bg',
    _motionReduce: { animation: 'none' },
  },
});
