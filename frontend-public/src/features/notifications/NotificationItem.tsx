import { Link } from 'react-router-dom';
import { chakra, List, Span, Text } from '@chakra-ui/react';
import { FormattedDate } from '../../ui/FormattedDate';
import { keepQuotes } from '@passerelle/api-client/keep-quotes';
import type { Notification } from './notification';

interface NotificationItemProps {
  notification: Pick<Notification, 'title' | 'message' | 'href' | 'read' | 'timestamp'> & {
    variant: string;
  };
  onFollow?: () => void;
}

/** A notification in a list. The whole entry links to its page. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { title, message, href, read, variant, timestamp } = notification;
  return (
    <List.Item
      position="relative"
      px="3"
      py="2.5"
      borderStartEndRadius="md"
      borderEndEndRadius="md"
      borderInlineStartWidth="3px"
      borderColor={read ? 'transparent' : 'brand.solid'}
      _hover={{ bg: 'bg.muted' }}
    >
      <Text fontWeight="semibold" fontSize="sm" color={variant === 'destructive' ? 'fg.error' : 'fg'}>
        {href ? (
          <Target
            to={href}
            // A download whose file has expired must not navigate away from the page.
            download={href.startsWith('/api/') || undefined}
            onClick={onFollow}
          >
            {title}
          </Target>
        ) : (
          title
        )}
        {!read && <Span srOnly> (non lue)</Span>}
      </Text>
      <Text fontSize="sm" overflowWrap="anywhere">
        {keepQuotes(message)}
      </Text>
      <Text fontSize="xs" color="fg.muted" mt="0.5">
        <FormattedDate value={timestamp} />
      </Text>
    </List.Item>
  );
}

const Target = chakra(Link, {
  base: {
    _hover: { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: '0' },
  },
});
