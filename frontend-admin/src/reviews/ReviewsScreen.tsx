import { Link, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { useRecordContext } from 'react-admin';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { AnswerForm } from '../frame/AnswerForm';
import { Screen } from '../frame/Screen';
import { formatMoment } from '@passerelle/api-client/dates';
import { RecordCards } from '../lists/RecordCards';

type WaitingTutorial = components['schemas']['WaitingTutorialDto'];

const namesIn = new Intl.ListFormat('fr');

/** First publications held for review, oldest first. */
export function Component() {
  return (
    <Screen
      title="Relectures"
      lead="Les premiers tutoriels des contributeurs, avant qu’ils paraissent. Acceptés, ils sont annoncés comme neufs."
    >
      <RecordCards
        label="Tutoriels à relire"
        of="des tutoriels à relire"
        empty="Aucun tutoriel n’attend de relecture."
      >
        <Review />
      </RecordCards>
    </Screen>
  );
}

function Review() {
  const { id, title, description, authors, readTime, waitingSince } = useRecordContext<WaitingTutorial>()!;
  const decision = useAction(
    (body: { isAccepted: boolean; reason: string | null }) =>
      call('POST', '/api/admin/reviews/{id}', { path: { id }, body }),
    {
      done: (_, { isAccepted }) => ({
        title: isAccepted ? 'Tutoriel accepté' : 'Tutoriel renvoyé à ses auteurs',
        description: title,
      }),
      failed: 'La relecture n’a pas pu être enregistrée.',
      refreshes: [['relectures']],
    },
  );
  return (
    <>
      <div>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link href={`/tutoriels/${id}`} target="_blank" rel="noopener">
            {title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Par {namesIn.format(authors.map(({ name }) => name))}, {readTime} min de lecture ; attend depuis le{' '}
          {formatMoment(waitingSince)}
        </Typography>
      </div>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{description}</Typography>
      <AnswerForm
        label="Ce que vous dites à ses auteurs"
        hint="Nécessaire pour renvoyer le tutoriel."
        missing="Dites à ses auteurs pourquoi ce tutoriel leur revient."
        accept={{ label: 'Laisser paraître', name: `Laisser paraître « ${title} »` }}
        refuse={{ label: 'Renvoyer', name: `Renvoyer « ${title} » à ses auteurs` }}
        isPending={decision.isPending}
        onDecide={(isAccepted, reason) => decision.mutate({ isAccepted, reason })}
      />
    </>
  );
}
