import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import ExternalLink from '~icons/external-link';
import UserCheck from '~icons/user-check';
import type { ReactNode, Ref } from 'react';
import { formatMoment } from '@passerelle/api-client/dates';
import { subjectKindLabels } from '@passerelle/api-client/moderation-labels';
import { Muted } from '../frame/Muted';
import { PersonName } from '../people/PersonName';
import { AuthorFacts } from '../reports/AuthorFacts';
import { useReasonLabels } from '../reports/report';
import { Part } from './Part';
import { decisionText, type CaseFile } from './subject';

interface CasePanelProps {
  heading: Ref<HTMLHeadingElement>;
  file: CaseFile;
  /** Whether it is assigned to the signed-in moderator. */
  isMine: boolean;
  onAssign: (isTaken: boolean) => void;
  notes: ReactNode;
  /** The verdict form. */
  children: ReactNode;
}

/** Everything needed to decide on a reported subject. */
export function CasePanel({ heading, file, isMine, onAssign, notes, children }: CasePanelProps) {
  const { kind, subjectId, title, said, href, author, coauthors, thread, reports, decisions, assignee } =
    file;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip size="small" label={subjectKindLabels[kind]} />
        <Typography
          variant="h2"
          ref={heading}
          tabIndex={-1}
          sx={{ outline: 'none', flexGrow: 1, fontSize: '1.15rem', overflowWrap: 'anywhere' }}
          dir="auto"
        >
          {title ?? 'Un commentaire'}
        </Typography>
        {href && (
          <Button href={href} target="_blank" size="small" startIcon={<ExternalLink size={16} aria-hidden />}>
            Voir
          </Button>
        )}
        <Button
          size="small"
          variant={isMine ? 'contained' : 'outlined'}
          color="inherit"
          startIcon={<UserCheck size={16} aria-hidden />}
          onClick={() => onAssign(!isMine)}
        >
          {isMine ? 'Je ne m’en occupe plus' : 'Je m’en occupe'}
        </Button>
      </Stack>
      {assignee && !isMine && (
        <Typography variant="body2" role="status" sx={{ color: 'info.main' }}>
          {assignee.displayName} s’en occupe.
        </Typography>
      )}
      <Box
        component="section"
        sx={{
          p: 1.5,
          borderInlineStart: '3px solid',
          borderColor: 'warning.main',
          bgcolor: 'action.hover',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
          maxHeight: 240,
          overflowY: 'auto',
        }}
        tabIndex={0}
        dir="auto"
        aria-label="Ce qui est signalé"
      >
        {thread && (thread.replies.length > 0 || thread.parentId !== null)
          ? [thread, ...thread.replies].map(({ id, user, content }) => (
              <Typography
                key={id}
                variant="body2"
                sx={{ mb: 0.75, fontWeight: id === subjectId ? 700 : 400 }}
              >
                {user ? `${user.displayName} : ${content}` : <em>Commentaire supprimé</em>}
              </Typography>
            ))
          : said || <em>{title ? 'Sans description.' : 'Texte oublié.'}</em>}
      </Box>
      {children}
      <Part title={`Signalements (${reports.length})`}>
        <Reports reports={reports} />
      </Part>
      {notes}
      <Part title={coauthors.length > 0 ? 'Ses auteurs' : 'Son auteur'}>
        <AuthorFacts author={author} />
        {coauthors.length > 0 && (
          <>
            <Typography variant="body2" sx={{ mt: 1, mb: 0.5 }}>
              Écrit avec lui, et concerné comme lui :
            </Typography>
            <Stack component="ul" sx={{ m: 0, p: 0, gap: 0.5, listStyle: 'none' }}>
              {coauthors.map((person) => (
                <li key={person.id}>
                  <PersonName person={person} isLink />
                </li>
              ))}
            </Stack>
          </>
        )}
      </Part>
      {decisions.length > 0 && (
        <Part title="Ce qui en a déjà été décidé">
          <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.5 }}>
            {decisions.map((decision) => (
              <Typography key={decision.id} component="li" variant="body2">
                {formatMoment(decision.decidedAt)} : {decisionText(decision)}
                {decision.reason && ` — ${decision.reason}`}
              </Typography>
            ))}
          </Stack>
        </Part>
      )}
    </Stack>
  );
}

function Reports({ reports }: Pick<CaseFile, 'reports'>) {
  const reasonLabels = useReasonLabels();
  return (
    <Stack
      component="ul"
      sx={{ m: 0, p: 0, gap: 1, listStyle: 'none', maxHeight: 220, overflowY: 'auto' }}
      tabIndex={0}
      aria-label="Signalements"
    >
      {reports.map(({ id, user, reason, details, createdAt, status }) => (
        <li key={id}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <PersonName person={user} size={22} />
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {reasonLabels[reason]}
            </Typography>
            <Muted variant="caption">
              {formatMoment(createdAt)}
              {status !== 'pending' && ', déjà traité'}
            </Muted>
          </Stack>
          {details && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {details}
            </Typography>
          )}
        </li>
      ))}
    </Stack>
  );
}
