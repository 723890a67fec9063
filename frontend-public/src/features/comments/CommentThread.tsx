import { Box, Button, defineStyle, List, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { anchorOf, FIRST_REPLIES, isWritten, type Comment } from './comment';
import { CommentForm } from './CommentForm';
import { CommentView, type CommentActions } from './CommentView';
import { useEntryState } from './use-entry-state';

interface CommentThreadProps {
  comment: Comment;
  /** Id of the comment in the address, if it is this one or a reply to it. */
  named: number | undefined;
  actions: CommentActions;
  closed: boolean;
  replying: boolean;
  onReply: (open: boolean) => void;
  onPublished: () => void;
}

const highlight = defineStyle({
  bg: 'bg.muted',
  borderRadius: 'md',
  boxShadow: 'around',
});

/** A comment and its replies, oldest first. */
export function CommentThread(props: CommentThreadProps) {
  const { comment, named, actions, closed, replying, onReply, onPublished } = props;
  const [unfolded, setUnfolded] = useEntryState(`replies to ${comment.id}`, false);
  const thread = useRef<HTMLLIElement>(null);
  const replyButton = useRef<HTMLButtonElement>(null);
  const { replies, olderReplies = 0 } = comment;
  const isFolded = !unfolded && !replies.slice(FIRST_REPLIES).some(({ id }) => id === named);
  const shown = isFolded ? replies.slice(0, FIRST_REPLIES) : replies;
  const more = replies.length - shown.length;

  function close() {
    onReply(false);
    // The form unmounts with the focus, unless the reader is already writing elsewhere.
    const { activeElement, body } = document;
    if (activeElement === body || thread.current?.contains(activeElement)) replyButton.current?.focus();
  }

  return (
    <List.Item py="5" borderBottomWidth="1px" borderColor="border" id={anchorOf(comment)} ref={thread}>
      <Box css={named === comment.id ? highlight : undefined}>
        {isWritten(comment) ? (
          <CommentView
            comment={comment}
            actions={actions}
            closed={closed}
            reply={{ open: replying, toggle: () => onReply(!replying) }}
            replyButton={replyButton}
          />
        ) : (
          <Text color="fg.muted" fontStyle="italic">
            Commentaire supprimé
          </Text>
        )}
      </Box>
      <Box
        ms={{ base: '5', sm: '12' }}
        ps={{ base: '3', sm: '4' }}
        borderInlineStartWidth="2px"
        borderColor="border"
      >
        {olderReplies > 0 && (
          <Text pt="4" fontSize="sm" color="fg.muted">
            {olderReplies > 1
              ? `Les ${olderReplies.toLocaleString('fr-FR')} réponses les plus anciennes ne sont pas affichées.`
              : 'La réponse la plus ancienne n’est pas affichée.'}
          </Text>
        )}
        {shown.length > 0 && (
          <List.Root aria-label={`Réponses à ${comment.user?.displayName ?? 'un commentaire supprimé'}`}>
            {shown.map((reply) => (
              <List.Item pt="4" key={reply.id} id={anchorOf(reply)}>
                <Box css={named === reply.id ? highlight : undefined}>
                  <CommentView comment={reply} actions={actions} closed={closed} />
                </Box>
              </List.Item>
            ))}
          </List.Root>
        )}
        {more > 0 && (
          <Button variant="ghost" size="sm" onClick={() => setUnfolded(true)} mt="2" px="2" color="brand.fg">
            Afficher {more > 1 ? `les ${more} autres réponses` : 'l’autre réponse'}
          </Button>
        )}
        {replying && isWritten(comment) && (
          <Box pt="4">
            <CommentForm
              tutorialId={comment.tutorialId}
              parent={comment}
              onCancel={close}
              onPublished={() => {
                setUnfolded(true);
                close();
                onPublished();
              }}
            />
          </Box>
        )}
      </Box>
    </List.Item>
  );
}
