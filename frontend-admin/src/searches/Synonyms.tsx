import type { components } from '@passerelle/api-client/schema';
import { DataTable, required } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { formatMoment } from '@passerelle/api-client/dates';
import { TextInput } from '../forms/TextInput';
import { DeleteButton } from '../lists/DeleteButton';
import { searchFilter } from '../lists/filters';
import { RecordTable, words } from '../lists/RecordTable';
import { HintForm } from './HintForm';

type SynonymGroup = components['schemas']['SynonymGroupDto'];
const Column = DataTable.Col<SynonymGroup>;

const filters = [searchFilter('Rechercher un synonyme', 60)];

/** Synonyms added to those built into the search. */
export function Synonyms() {
  const about = useSearchParams()[0].get('texte') ?? '';
  return (
    <>
      <HintForm
        title="Ajouter des synonymes"
        lead="Qui cherche l’un trouve aussi les autres, un peu plus bas."
        resource="synonymes"
        about={{ texts: about && `${about}, ` }}
        toHint={({ texts = '' }) => ({
          texts: texts
            .split(',')
            .map((text) => text.trim())
            .filter(Boolean),
        })}
        done={{ title: 'Synonymes ajoutés', description: 'La recherche en tient compte.' }}
      >
        <TextInput
          source="texts"
          label="Mots qui veulent dire la même chose"
          validate={required()}
          helperText="De 2 à 8, séparés par des virgules : visio, visioconférence, appel vidéo"
          maxLength={500}
        />
      </HintForm>
      <RecordTable
        resource="synonymes"
        label="Synonymes"
        of="des synonymes"
        empty="Aucun synonyme ajouté"
        filters={filters}
        sort={{ field: 'id', order: 'DESC' }}
        selection={{ name: ({ texts }: SynonymGroup) => `« ${texts.join(' = ')} »` }}
      >
        <Column source="texts" label="Mots" render={({ texts }) => texts.join(' = ')} sx={words} />
        <Column label="Ajoutés" render={({ createdAt }) => `Ajoutés le ${formatMoment(createdAt)}`} />
        <Column
          label="Actions"
          render={({ texts }) => (
            <DeleteButton
              label={`Retirer « ${texts.join(' = ')} »`}
              done={{ title: 'Synonymes retirés', description: 'La recherche n’en tient plus compte.' }}
            />
          )}
        />
      </RecordTable>
    </>
  );
}
