import { Chip, List, ListItem, ListItemButton, Stack, Typography } from '@mui/material';
import { ofName } from '@passerelle/api-client/of-name';
import { formatMoment } from '@passerelle/api-client/dates';
import { subjectKindLabels } from '@passerelle/api-client/moderation-labels';
import { excerptOf } from '@passerelle/api-client/text-length';
import { Muted } from '../frame/Muted';
import { useReasonLabels } from '../reports/report';
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
        const why = reasons.map(
          ({ reason, count: times }) => reasonLabels[reason] + (times > 1 ? ` × ${times}` : ''),
        );
        return (
          <ListItem key={key} data-item={key} disablePadding divider>
            <ListItemButton
              selected={key === current}
              aria-current={key === current}
              onClick={() => onOpen(item)}
              sx={{ display: 'block', py: 1.25 }}
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
                    label={`Suivi : ${assignee.displayName}`}
                  />
                )}
              </Stack>
              <Typography sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {excerptOf(nameOf(item), 90)}
              </Typography>
              <Muted>
                {kind !== 'member' && `${author ? ofName(author.displayName) : 'auteur inconnu'} · `}
                {why.join(', ')} · par{' '}
                {reporters.map(({ displayName }) => displayName).join(', ') || 'un compte supprimé'}
                {count > reporters.length &&
                  reporters.length > 0 &&
                  ` et ${count - reporters.length} de plus`}
              </Muted>
              <Muted variant="caption" component="p">
                {formatMoment(firstAt)}
              </Muted>
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
