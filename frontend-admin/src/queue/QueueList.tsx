import { Box, Chip, List, Stack, Typography } from '@mui/material';
import { ofName } from '@passerelle/api-client/of-name';
import { formatMoment } from '@passerelle/api-client/dates';
import { subjectKindLabels } from '@passerelle/api-client/moderation-labels';
import { Muted } from '../frame/Muted';
import { cut } from '../reports/report';
import { useReasonLabels } from '../reports/use-reason-labels';
import { keyOf, nameOf, type QueueItem } from './subject';

interface QueueListProps {
  items: readonly QueueItem[];
  current: string | undefined;
  onOpen: (item: QueueItem) => void;
}

/** One line per item, however many reports it has. */
export function QueueList({ items, current, onOpen }: QueueListProps) {
  const reasonLabels = useReasonLabels();
  return (
    <List aria-label="Ce qui attend une décision" disablePadding>
      {items.map((item) => {
        const { kind, count, reasons, reporters, author, firstAt, assignee } = item;
        const key = keyOf(item);
        return (
          <Box key={key} component="li" data-item={key} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Box
              component="button"
              type="button"
              aria-current={key === current ? 'true' : undefined}
              onClick={() => onOpen(item)}
              sx={{
                all: 'unset',
                boxSizing: 'border-box',
                display: 'block',
                width: '100%',
                px: 2,
                py: 1.25,
                cursor: 'pointer',
                bgcolor: key === current ? 'action.selected' : undefined,
                '&:hover': { bgcolor: 'action.hover' },
                '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
              }}
            >
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <Chip size="small" variant="outlined" label={subjectKindLabels[kind]} />
                <Chip
                  size="small"
                  color={count > 1 ? 'warning' : 'default'}
                  label={`${count} signalement${count > 1 ? 's' : ''}`}
                />
                {assignee && (
                  <Chip
                    size="small"
                    color="info"
                    variant="outlined"
                    label={`Suivi : ${assignee.displayName}`}
                  />
                )}
              </Stack>
              <Typography sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {cut(nameOf(item), 90)}
              </Typography>
              <Muted>
                {kind !== 'member' && `${author ? ofName(author.displayName) : 'auteur inconnu'} · `}
                {reasons
                  .map(
                    ({ reason, count: times }) => `${reasonLabels[reason]}${times > 1 ? ` × ${times}` : ''}`,
                  )
                  .join(', ')}{' '}
                · par {reporters.map(({ displayName }) => displayName).join(', ') || 'un compte supprimé'}
                {count > reporters.length &&
                  reporters.length > 0 &&
                  ` et ${count - reporters.length} de plus`}
              </Muted>
              <Muted variant="caption" component="p">
                {formatMoment(firstAt)}
              </Muted>
            </Box>
          </Box>
        );
      })}
    </List>
  );
}
