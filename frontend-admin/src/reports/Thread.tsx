import { Box, Stack, Typography } from '@mui/material';
import { formatMoment } from '@passerelle/api-client/dates';
import { subjectKindLabels } from '@passerelle/api-client/moderation-labels';
import { Written } from '../frame/Written';
import { Part } from '../queue/Part';
import { PersonName } from '../people/PersonName';
import type { ReportFile } from './report';

const framed = { p: 1.5, borderRadius: 1, border: 1, borderColor: 'divider' };
const reported = { borderColor: 'warning.main', bgcolor: 'warning.light' };

/** The reported comment within its thread. */
export function Thread({ report }: { report: ReportFile }) {
  const { kind, title, thread, commentId, comment, commentContent } = report;
  return (
    <Part title={kind === 'comment' ? 'Le commentaire' : subjectKindLabels[kind]}>
      {kind !== 'comment' && (
        <Box sx={framed}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
          <Written>{commentContent}</Written>
        </Box>
      )}
      {kind === 'comment' && !comment && (
        <Box sx={{ ...framed, borderStyle: 'dashed' }}>
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            <em>Commentaire supprimé</em>. Il disait :
          </Typography>
          <Written>{commentContent}</Written>
        </Box>
      )}
      {thread &&
        [thread, ...thread.replies].map(({ id, parentId, user, createdAt, content }) => (
          <Box key={id} sx={{ ...framed, ml: parentId === null ? 0 : 3, ...(id === commentId && reported) }}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
              {user && <PersonName person={user} size={24} />}
              <Typography variant="caption">{formatMoment(createdAt)}</Typography>
              {id === commentId && (
                <Typography variant="caption" sx={{ fontWeight: 700, color: 'warning.main' }}>
                  Signalé
                </Typography>
              )}
            </Stack>
            {user ? <Written variant="body2">{content}</Written> : <em>Commentaire supprimé</em>}
          </Box>
        ))}
    </Part>
  );
}
