import { Box, Card, Chip, Link, Stack, TextField, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { call } from '../api/http';
import { DeleteButton } from '../lists/DeleteButton';
import { ListStates } from '../lists/ListStates';
import { SearchField } from '../lists/SearchField';
import { ServerList } from '../lists/ServerList';
import { HintForm } from './HintForm';
import { TutorialChoice, type Choice } from './TutorialChoice';

type BestAnswer = components['schemas']['BestAnswerDto'];

/** Which tutorial comes first for a text. */
export function BestAnswers({ about }: { about: string }) {
  const [text, setText] = useState(about);
  const [tutorial, setTutorial] = useState<Choice | null>(null);
  return (
    <>
      <HintForm
        title="Ajouter une meilleure réponse"
        lead="Qui cherche exactement ce texte, sans égard à la casse ni aux accents, trouve d’abord ce tutoriel."
        resource="best-answers"
        add={() => call('POST', '/api/admin/best-answers', { body: { text, tutorialId: tutorial?.id ?? 0 } })}
        done={{ title: 'Meilleure réponse ajoutée', description: 'Elle vient en premier.' }}
        onAdded={() => {
          setText('');
          setTutorial(null);
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <TextField
            label="Texte cherché"
            required
            value={text}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { minLength: 2, maxLength: 100 } }}
          />
          <TutorialChoice value={tutorial} onChange={setTutorial} />
        </Box>
      </HintForm>
      <Card component="section" aria-label="Meilleures réponses">
        <ServerList resource="best-answers" sort={{ field: 'id', order: 'DESC' }}>
          <Stack role="search" sx={{ p: 2 }}>
            <SearchField label="Rechercher un texte" maxLength={100} />
          </Stack>
          <ListStates of="des meilleures réponses" empty="Aucune meilleure réponse ajoutée">
            <BestAnswerItems />
          </ListStates>
        </ServerList>
      </Card>
    </>
  );
}

function BestAnswerItems() {
  const { data = [] } = useListContext<BestAnswer>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map(({ id, text, tutorialId, tutorialTitle, isPublished }) => (
        <Stack
          component="li"
          key={id}
          direction="row"
          sx={{ gap: 1, px: 2, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Link
              href={`/recherche?q=${encodeURIComponent(text)}`}
              sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}
            >
              {text}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <Link href={`/tutoriels/${tutorialId}`} color="inherit">
                {tutorialTitle}
              </Link>
            </Typography>
          </Box>
          {!isPublished && <Chip size="small" label="Retiré" />}
          <DeleteButton
            label={`Retirer « ${text} »`}
            address={`/api/admin/best-answers/${id}`}
            resource="best-answers"
            warning="Ce tutoriel ne viendra plus en premier pour ce texte. Il reste sur le site."
            done={{ title: 'Meilleure réponse retirée', description: 'La recherche n’en tient plus compte.' }}
          />
        </Stack>
      ))}
    </Box>
  );
}
