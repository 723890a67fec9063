import { Box, Flex, Text } from '@chakra-ui/react';
import Flag from '~icons/flag';
import ReplyIcon from '~icons/reply';
import Trash2 from '~icons/trash';
import type { ComponentProps, RefObject } from 'react';
import { Avatar } from '../../ui/Avatar';
import { Badge, Button } from '../../ui/controls';
import { FormattedDate } from '../../ui/FormattedDate';
import { useSession } from '../session/use-session';
import type { Reply } from './comment';
import { LikeButton } from './LikeButton';

export interface CommentActions {
  report: (comment: Reply) => void;
  delete: (comment: Reply) => void;
}

interface CommentViewProps {
  comment: Reply;
  actions: CommentActions;
  /** Whether nothing may be added to the conversation. */
  closed: boolean;
  /** Opens and closes the form for a reply; absent where there can be none. */
  reply?: { open: boolean; toggle: () => void };
  replyButton?: RefObject<HTMLButtonElement | null>;
}

/** What one member wrote, and what one can do about it. */
export function CommentView({ comment, actions, closed, reply, replyButton }: CommentViewProps) {
  const { user } = useSession();
  const { displayName, avatar } = comment.user;
  const isOwn = user?.id === comment.userId;
  return (
    <Flex gap="3" align="start">
      <Avatar person={{ name: displayName, avatar }} size={comment.parentId === null ? 40 : 32} />
      <Box flex="1" minW="0">
        <Flex columnGap="2" align="baseline" wrap="wrap">
          <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
            {displayName}
          </Text>
          {isOwn && <Badge variant="brand">Vous</Badge>}
          <Text as="span" fontSize="sm" color="fg.muted">
            <FormattedDate value={comment.createdAt} />
          </Text>
        </Flex>
        <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
          {comment.content}
        </Text>
        <Flex mt="1" gap="1" wrap="wrap">
          <LikeButton comment={comment} closed={closed} />
          {user && reply && !closed && (
            <Action
              ref={replyButton}
              aria-expanded={reply.open}
              aria-label={`Répondre à ${displayName}`}
              onClick={reply.toggle}
            >
              <ReplyIcon size={16} aria-hidden /> Répondre
            </Action>
          )}
          {user && !isOwn && (
            <Action
              aria-haspopup="dialog"
              aria-label={`Signaler le commentaire de ${displayName}`}
              onClick={() => actions.report(comment)}
            >
              <Flag size={16} aria-hidden /> Signaler
            </Action>
          )}
          {isOwn && (
            <Action
              aria-haspopup="dialog"
              aria-label="Supprimer votre commentaire"
              onClick={() => actions.delete(comment)}
            >
              <Trash2 size={16} aria-hidden /> Supprimer
            </Action>
          )}
        </Flex>
      </Box>
    </Flex>
  );
}

function Action(props: ComponentProps<typeof Button>) {
  return <Button variant="ghost" size="sm" px="2" color="fg.muted" fontWeight="medium" {...props} />;
}
