import { Link, Typography } from '@mui/material';
import { listed } from '@passerelle/api-client/numbers';
import type { components } from '@passerelle/api-client/schema';
import { useRecordContext } from 'react-admin';
import { formatMoment } from '@passerelle/api-client/dates';
import { call } from '../api/http';
import { AnswerForm } from '../forms/AnswerForm';
import { Muted } from '../frame/Muted';
import { Screen } from '../frame/Screen';
import { RecordCards } from '../lists/RecordCards';
import { sitePaths } from '../paths';

type WaitingTutorial = components['schemas']['WaitingTutorialDto'];

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
  return (
    <>
      <div>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link href={sitePaths.tutorial(id)} target="_blank" rel="noopener">
            {title}
          </Link>
        </Typography>
        <Muted>
          Par {listed(authors.map(({ name }) => name))}, {readTime} min de lecture ; attend depuis le{' '}
          {formatMoment(waitingSince)}
        </Muted>
      </div>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{description}</Typography>
      <AnswerForm
        label="Ce que vous dites à ses auteurs"
        hint="Nécessaire pour renvoyer le tutoriel."
        missing="Dites à ses auteurs pourquoi ce tutoriel leur revient."
        accept={{ label: 'Laisser paraître', name: `Laisser paraître « ${title} »` }}
        refuse={{ label: 'Renvoyer', name: `Renvoyer « ${title} » à ses auteurs` }}
        decide={(isAccepted, reason) =>
          call('POST', '/api/admin/reviews/{id}', { path: { id }, body: { isAccepted, reason } })
        }
        done={(isAccepted) => ({
          title: isAccepted ? 'Tutoriel accepté' : 'Tutoriel renvoyé à ses auteurs',
          description: title,
        })}
        failed="La relecture n’a pas pu être enregistrée."
      />
    </>
  );
}
