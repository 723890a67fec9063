import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Body } from '@passerelle/api-client/call';
import { BooleanInput, SelectInput } from 'react-admin';
import { call } from '../api/http';
import { whileTyping } from '../api/query-client';
import { FormCard } from '../forms/FormCard';
import { Loaded } from '../frame/Loaded';

type Rules = Body<'PUT', '/api/admin/community-rules'>;

const rulesQuery = queryOptions({
  queryKey: ['community-rules'],
  queryFn: () => call('GET', '/api/admin/community-rules'),
  // A refetch would overwrite unsaved choices.
  ...whileTyping,
});

const counts = [
  { id: 0, name: 'Non, ils paraissent aussitôt' },
  { id: 1, name: 'Le premier' },
  ...[2, 3, 5, 10].map((id) => ({ id, name: `Les ${id} premiers` })),
];

/** Rules for joining, publishing and commenting. */
export function CommunityRules() {
  const query = useQuery(rulesQuery);
  return (
    <Loaded query={query} of="des règles">
      {(rules) => (
        <FormCard
          title="Règles"
          record={rules}
          run={(body: Rules) => call('PUT', '/api/admin/community-rules', { body })}
          answers={rulesQuery}
          done={{ title: 'Enregistré' }}
          failed="Une erreur est survenue lors de l’enregistrement."
        >
          <BooleanInput
            source="contributorsAsk"
            label="Devenir contributeur sur demande"
            helperText="Un administrateur répond à chaque demande. Sinon, tout membre qui le souhaite publie aussitôt."
          />
          <BooleanInput
            source="registrationProof"
            label="Demander un calcul au navigateur de qui s’inscrit"
            helperText="Décourage les inscriptions en masse, sans question ni traceur. Ne marche qu’à une adresse en https."
          />
          <BooleanInput
            source="holdSuspects"
            label="Retenir les commentaires qui ressemblent à de la publicité"
            helperText="Ils attendent un modérateur, et leur auteur le sait. Ne concerne que les nouveaux membres."
          />
          <SelectInput
            source="heldPublications"
            label="Relire les premiers tutoriels de chaque contributeur"
            helperText="Ils paraissent quand un relecteur, un modérateur ou un administrateur les accepte."
            choices={counts}
            isRequired
            sx={{ maxWidth: 460 }}
          />
        </FormCard>
      )}
    </Loaded>
  );
}
