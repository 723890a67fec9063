import { Typography } from '@mui/material';
import { subjectKindLabels } from '@passerelle/api-client/moderation-labels';
import { excerptOf } from '@passerelle/api-client/text-length';
import { fateOf } from '../queue/subject';
import { Muted } from '../frame/Muted';
import { PersonName } from '../people/PersonName';
import { type Report } from './report';

/** Author, beginning and visibility of the reported subject. */
export function ReportedComment({ report }: { report: Report }) {
  const { kind, title, author, comment, status, decision } = report;
  const fate = kind === 'comment' ? comment && 'Toujours en ligne' : decision && fateOf(decision);
  return (
    <>
      {author ? <PersonName person={author} size={20} isLink /> : <Muted>Auteur inconnu</Muted>}
      <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {kind !== 'comment' && `${subjectKindLabels[kind]} : ${excerptOf(title ?? 'titre oublié', 60)}`}
        {kind === 'comment' && (comment ? excerptOf(comment.content, 60) : <em>Commentaire supprimé</em>)}
      </Typography>
      {status === 'resolved' && fate && (
        <Typography variant="caption" component="p" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {fate}
        </Typography>
      )}
    </>
  );
}
