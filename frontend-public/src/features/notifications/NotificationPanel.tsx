import { Button, Flex, List, Text } from '@chakra-ui/react';
import { TextLink } from '../../ui/controls';
import { useLive } from './live-view';
import { NoNotification } from './NoNotification';
import { NotificationItem } from './NotificationItem';

/** Latest notifications, in the popover of the bell. */
export function NotificationPanel({ onFollow }: { onFollow: () => void }) {
  const { inbox, member } = useLive();
  const { notifications } = inbox;
  if (notifications.length === 0) {
    return (
      <>
        <NoNotification />
        {member && <AllOfThem onFollow={onFollow} />}
      </>
    );
  }
  return (
    <>
      <Flex justify="space-between" align="center" ps="2" mb="1">
        <Text fontWeight="semibold">Notifications</Text>
        <Button variant="ghost" size="sm" onClick={() => member?.clear()}>
          Tout effacer
        </Button>
      </Flex>
      <List.Root
        maxH="75"
        overflowY="auto"
        overscrollBehavior="contain"
        data-notifications
        tabIndex={0}
        aria-label="Dernières notifications"
      >
        {notifications.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onFollow={onFollow} />
        ))}
      </List.Root>
      <AllOfThem onFollow={onFollow} />
    </>
  );
}

function AllOfThem({ onFollow }: { onFollow: () => void }) {
  return (
    <Text textAlign="center" fontSize="sm" pt="1">
      <TextLink to="/notifications" onClick={onFollow} display="inline-flex" alignItems="center" minH="11">
        Toutes les notifications
      </TextLink>
    </Text>
  );
}
