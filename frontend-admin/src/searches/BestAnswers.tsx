import { Chip, Link } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { AutocompleteInput, DataTable, ReferenceInput, required } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { TextInput } from '../forms/TextInput';
import { DeleteButton } from '../lists/DeleteButton';
import { searchFilter } from '../lists/filters';
import { RecordTable, words } from '../lists/RecordTable';
import { sitePaths } from '../paths';
import { HintForm } from './HintForm';

type BestAnswer = components['schemas']['BestAnswerDto'];
const Column = DataTable.Col<BestAnswer>;

const filters = [searchFilter('Rechercher un texte', 100)];

/** Tutorials pinned as the first result of a text. */
export function BestAnswers() {
  const about = useSearchParams()[0].get('texte') ?? '';
  return (
    <>
      <HintForm
        title="Ajouter une meilleure réponse"
        lead="Qui cherche exactement ce texte, sans égard à la casse ni aux accents, trouve d’abord ce tutoriel."
        resource="reponses"
        about={{ text: about }}
        done={{ title: 'Meilleure réponse ajoutée', description: 'Elle vient en premier.' }}
      >
        <TextInput source="text" label="Texte cherché" validate={required()} minLength={2} maxLength={100} />
        <ReferenceInput
          source="tutorialId"
          reference="tutoriels"
          filter={{ state: 'published' }}
          sort={{ field: 'recent', order: 'DESC' }}
          perPage={10}
        >
          <AutocompleteInput
            label="Tutoriel qui vient en premier"
            optionText="title"
            validate={required()}
            noOptionsText="Aucun tutoriel trouvé"
            fullWidth
          />
        </ReferenceInput>
      </HintForm>
      <RecordTable
        resource="reponses"
        label="Meilleures réponses"
        of="des meilleures réponses"
        empty="Aucune meilleure réponse ajoutée"
        filters={filters}
        sort={{ field: 'id', order: 'DESC' }}
        selection={{ name: ({ text }: BestAnswer) => `« ${text} »` }}
      >
        <Column
          source="text"
          label="Texte"
          sx={words}
          render={({ text }) => (
            <Link href={sitePaths.search(text)} sx={{ fontWeight: 500 }}>
              {text}
            </Link>
          )}
        />
        <Column
          label="Tutoriel"
          render={({ tutorialId, tutorialTitle, isPublished }) => (
            <>
              <Link href={sitePaths.tutorial(tutorialId)} color="inherit" sx={{ mr: 1 }}>
                {tutorialTitle}
              </Link>
              {!isPublished && <Chip size="small" label="Retiré" />}
            </>
          )}
        />
        <Column
          label="Actions"
          render={({ text }) => (
            <DeleteButton
              label={`Retirer « ${text} »`}
              done={{
                title: 'Meilleure réponse retirée',
                description: 'La recherche n’en tient plus compte.',
              }}
            />
          )}
        />
      </RecordTable>
    </>
  );
}
