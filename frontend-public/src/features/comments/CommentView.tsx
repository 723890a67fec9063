import { Badge, Box, Button, Flex, Span, Text, Wrap } from '@chakra-ui/react';
import { ofName } from '@passerelle/api-client/of-name';
import Flag from '~icons/flag';
import ReplyIcon from '~icons/reply';
import Trash2 from '~icons/trash';
import type { ComponentProps, RefObject } from 'react';
import { Avatar } from '../../ui/Avatar';
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
  /** Whether commenting is closed. */
  closed: boolean;
  /** Toggles the reply form; undefined where replies are impossible. */
  reply?: { open: boolean; toggle: () => void };
  replyButton?: RefObject<HTMLButtonElement | null>;
}

/** A comment with its actions. */
export function CommentView({ comment, actions, closed, reply, replyButton }: CommentViewProps) {
  const { user } = useSession();
  const { displayName, avatar } = comment.user;
  const isOwn = user?.id === comment.userId;
  return (
    <Flex gap="3" align="start">
      <Avatar person={{ name: displayName, avatar }} size={comment.parentId === null ? '10' : '8'} />
      <Box flex="1" minW="0">
        <Flex columnGap="2" align="baseline" wrap="wrap">
          <Span fontWeight="semibold" overflowWrap="anywhere" dir="auto">
            {displayName}
          </Span>
          {isOwn && <Badge variant="brand">Vous</Badge>}
          <Span fontSize="sm" color="fg.muted">
            <FormattedDate value={comment.createdAt} />
          </Span>
        </Flex>
        <Text mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
          {comment.content}
        </Text>
        <Wrap mt="1" gap="1">
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
              aria-label={`Signaler le commentaire ${ofName(displayName)}`}
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
        </Wrap>
      </Box>
    </Flex>
  );
}

function Action(props: ComponentProps<typeof Button>) {
  return <Button variant="ghost" size="sm" {...props} px="2" color="fg.muted" fontWeight="medium" />;
}
