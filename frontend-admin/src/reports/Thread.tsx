import { Box, Stack, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { formatMoment } from '@passerelle/api-client/dates';
import { subjectKindLabels } from '@passerelle/api-client/moderation-labels';
import { Part } from '../queue/Part';
import { PersonName } from '../people/PersonName';
import type { ReportFile } from './report';

type ThreadComment = components['schemas']['ReplyDto'];

/** The reported comment within its thread. */
export function Thread({ report }: { report: ReportFile }) {
  const { kind, title, thread, commentId, comment, commentContent } = report;
  return (
    <Part title={kind === 'comment' ? 'Le commentaire' : subjectKindLabels[kind]}>
      {kind !== 'comment' && (
        <Box sx={{ p: 1.5, borderRadius: 1, border: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{commentContent}</Typography>
        </Box>
      )}
      {kind === 'comment' && !comment && (
        <Box sx={{ p: 1.5, borderRadius: 1, border: 1, borderStyle: 'dashed', borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            <em>Commentaire supprimé</em>. Il disait :
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{commentContent}</Typography>
        </Box>
      )}
      {thread &&
        [thread, ...thread.replies].map((each) => (
          <ThreadEntry key={each.id} comment={each} isReported={each.id === commentId} />
        ))}
    </Part>
  );
}

function ThreadEntry({ comment, isReported }: { comment: ThreadComment; isReported: boolean }) {
  const { parentId, user, createdAt, content } = comment;
  return (
    <Box
      sx={{
        ml: parentId === null ? 0 : 3,
        p: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: isReported ? 'warning.main' : 'divider',
        bgcolor: isReported ? 'warning.light' : undefined,
      }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <PersonName person={user} size={24} />
        <Typography variant="caption">{formatMoment(createdAt)}</Typography>
        {isReported && (
          <Typography variant="caption" sx={{ fontWeight: 700, color: 'warning.main' }}>
            Signalé
          </Typography>
        )}
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {content}
      </Typography>
    </Box>
  );
}
