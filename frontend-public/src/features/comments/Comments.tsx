import { useLocation } from 'react-router-dom';
import { Box, Button, Card, chakra, Heading, List, Text, Wrap } from '@chakra-ui/react';
import { call, type Body } from '@passerelle/api-client/call';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { apiQuery } from '../../lib/query-client';
import { TextLink } from '../../ui/controls';
import { Select } from '../../ui/inputs';
import { Failure } from '../../ui/Failure';
import { LabelledField } from '../../ui/LabelledField';
import { lazyPart } from '../../ui/lazy-part';
import { useEarlyValues } from '../../ui/use-early-values';
import { useHeadingArrival } from '../../ui/use-heading-arrival';
import { useNear } from '../../ui/use-near';
import { signInPath } from '../session/return-path';
import { useSession } from '../session/use-session';
import { FIRST_COMMENTS, holds, MORE_COMMENTS, sorts, type CommentSort, type Reply } from './comment';
import { CommentForm } from './CommentForm';
import { CommentThread } from './CommentThread';
import { CommentsSkeleton } from './CommentsSkeleton';
import { useArrivals } from './use-arrivals';
import { useComments } from './use-comments';
import { useEntryState } from './use-entry-state';
import { useCommentArrival, useNamedComment } from './use-named-comment';

const DeleteCommentDialog = lazyPart(async () => (await import('./DeleteCommentDialog')).DeleteCommentDialog);
const ReportDialog = lazyPart(async () => (await import('../reports/ReportDialog')).ReportDialog);

/** Comments section of a tutorial. */
export function Comments({ tutorialId }: { tutorialId: number }) {
  const { data: settings } = useQuery(apiQuery('/api/settings'));
  const closed = settings?.enableComments === false;
  const [section, near] = useNear<HTMLElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingArrival(heading);
  const { isAuthenticated, user } = useSession();
  const named = useNamedComment();
  const { comments, incomplete, unavailable, failed, retry } = useComments(
    tutorialId,
    near || named !== undefined,
  );
  const [sort, setSort] = useEntryState<CommentSort>(`order of ${tutorialId}`, 'newest');
  const [limit, setLimit] = useEntryState(`comments of ${tutorialId}`, FIRST_COMMENTS);
  const [replyingTo, setReplyingTo] = useState<number | null>(null);
  const [reported, setReported] = useState<Reply | null>(null);
  const [deleted, setDeleted] = useState<Reply | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useArrivals(incomplete ? undefined : comments, user?.id, setAnnouncement);

  const sorted = comments?.toSorted(sorts[sort].compare) ?? [];
  const shown = Math.max(limit, 1 + sorted.findIndex((comment) => holds(comment, named)));
  useCommentArrival(named, comments !== undefined && !incomplete, heading);
  const hasMore = sorted.length > shown || (incomplete && near);

  function published() {
    setAnnouncement('Votre commentaire est publié.');
  }

  if (unavailable) return null;
  return (
    <chakra.section
      mt="12"
      pt="8"
      borderTopWidth="1px"
      borderColor="border"
      ref={section}
      aria-labelledby="_comments-title"
    >
      <Wrap justify="space-between" align="center" gap="4" minH="11">
        <Heading as="h2" fontSize="2xl" outline="none" id="_comments-title" ref={heading} tabIndex={-1}>
          Commentaires
        </Heading>
        {sorted.length > 1 && <SortMenu sort={sort} onChange={setSort} />}
      </Wrap>
      <Box className="screen-only" mt="5">
        {closed ? (
          <Card.Root color="fg.muted">Les commentaires sont fermés pour le moment.</Card.Root>
        ) : (
          <>
            <CommentForm
              tutorialId={tutorialId}
              onPublished={() => {
                setSort('newest');
                published();
              }}
            />
            <SignInHint />
          </>
        )}
      </Box>
      <Box srOnly role="status">
        {announcement}
      </Box>
      {comments === undefined && !failed && <CommentsSkeleton />}
      {comments?.length === 0 && (
        <Text mt="6" color="fg.muted">
          Aucun commentaire pour le moment
        </Text>
      )}
      {sorted.length > 0 && (
        <List.Root mt="4" aria-label="Commentaires">
          {sorted.slice(0, shown).map((comment) => (
            <CommentThread
              key={comment.id}
              comment={comment}
              named={holds(comment, named) ? named : undefined}
              actions={{ report: setReported, delete: setDeleted }}
              closed={closed}
              replying={isAuthenticated && replyingTo === comment.id}
              onReply={(open) =>
                setReplyingTo((current) => (open ? comment.id : current === comment.id ? null : current))
              }
              onPublished={published}
            />
          ))}
        </List.Root>
      )}
      {failed && (
        <Box mt="6">
          <Failure message="Impossible de charger les commentaires" onRetry={retry} />
        </Box>
      )}
      {hasMore && !failed && (
        <Button
          variant="outline"
          disabled={incomplete}
          onClick={() => setLimit(shown + MORE_COMMENTS)}
          mt="6"
        >
          Afficher plus de commentaires
        </Button>
      )}
      <Suspense>
        {deleted && (
          <DeleteCommentDialog
            tutorialId={tutorialId}
            comment={deleted}
            onClose={() => setDeleted(null)}
            heading={heading}
          />
        )}
        {reported && (
          <ReportDialog
            title="Signaler un commentaire"
            reported={toReported(reported)}
            onClose={() => setReported(null)}
          />
        )}
      </Suspense>
    </chakra.section>
  );
}

function toReported({ id, content }: Reply) {
  return {
    text: content,
    send: (body: Omit<Body<'POST', '/api/comments/report'>, 'commentId'>) =>
      call('POST', '/api/comments/report', { body: { commentId: id, ...body } }),
  };
}

function SortMenu({ sort, onChange }: { sort: CommentSort; onChange: (sort: CommentSort) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEarlyValues(place, (_, chosen) => onChange(chosen as CommentSort));
  return (
    <div ref={place}>
      <LabelledField label="Trier les commentaires" labelHidden>
        <Select value={sort} onChange={({ target }) => onChange(target.value as CommentSort)} w="auto">
          {Object.entries(sorts).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </LabelledField>
    </div>
  );
}

/** Hidden for members of the last visit until the session is known, to avoid a layout shift. */
function SignInHint() {
  const { isAuthenticated } = useSession();
  const location = useLocation();
  if (isAuthenticated) return null;
  return (
    <Text mt="2" fontSize="sm" color="fg.muted" css={{ '.member &': { display: 'none' } }}>
      <TextLink to={signInPath(location)}>Connectez-vous</TextLink> pour commenter.
    </Text>
  );
}
