import { Box, chakra, Stack } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/controls';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '12rem 1fr' },
    columnGap: '6',
    rowGap: { base: '1', sm: '3' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium', mb: { base: '2', sm: '0' } },
  },
});

const person = [
  ['Nom d’affichage', 'Camille Exemple'],
  ['Adresse e-mail', 'camille@exemple.fr'],
  ['Ville', 'Saint-Exemple-sur-Mer'],
] as const;

const choices = [
  ['Domaines suivis', 'Programmation, Design'],
  ['Niveau', 'Débutant'],
  ['Lettre d’information', 'Oui'],
] as const;

function Sample({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <Facts>
      {facts.map(([term, value]) => (
        <Box display="contents" key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Facts>
  );
}

function PersonalInfo() {
  return (
    <Stack gap="5">
      <p>Voici comment une personne se présenterait. Ces valeurs sont inventées.</p>
      <Sample facts={person} />
    </Stack>
  );
}

function Preferences() {
  return (
    <Stack gap="5">
      <p>Puis ce qu’elle choisirait de suivre.</p>
      <Sample facts={choices} />
    </Stack>
  );
}

function Confirmation() {
  return (
    <Stack gap="5">
      <p>Avant de terminer, on relit tout. Chaque étape reste à un clic : revenez-y librement.</p>
      <Sample facts={[...person, ...choices]} />
    </Stack>
  );
}

function Done() {
  return (
    <Stack gap="5" align="start">
      <p>C’est fini ! Rien n’a été enregistré : c’était une démonstration.</p>
      <ButtonLink to="/catalogue" variant="outline">
        Parcourir le catalogue
      </ButtonLink>
    </Stack>
  );
}

/** The steps with their fixed content. */
export const wizardSteps = [
  { title: 'Informations personnelles', Content: PersonalInfo },
  { title: 'Préférences', Content: Preferences },
  { title: 'Confirmation', Content: Confirmation },
  { title: 'Terminé', Content: Done },
] as const;
