import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import type { Appearance } from './appearance';
import { AppearanceForm } from './AppearanceForm';
import { AppearanceText } from './AppearanceText';
import { ListInput } from './ListInput';
import { homeSections, SectionsInput } from './SectionsInput';

const beginning = ['homeTitle', 'homeTagline', 'homePlaceholder', 'homeSteps'] as const;
const parts = [
  'homeSections',
  'homeDomainsTitle',
  'homeCommunityTitle',
  'homeCommunityText',
  'homeAboutTitle',
  'homeAboutRole',
  'homeAboutText',
] as const;
const figures = ['realFigures', 'figuresFrom'] as const;

/** The first page. */
export function HomeTab({ appearance }: { appearance: Appearance }) {
  return (
    <>
      <AppearanceForm
        title="En tête de l’accueil"
        record={{ ...appearance, homeSteps: appearance.homeSteps ?? [] }}
        names={beginning}
      >
        <AppearanceText source="homeTitle" label="Accroche" maxLength={120} />
        <AppearanceText source="homeTagline" label="Sous-titre" maxLength={300} />
        <AppearanceText source="homePlaceholder" label="Dans le champ de recherche" maxLength={80} />
        <ListInput
          source="homeSteps"
          label="Étapes"
          help="Sans étape ici, l’accueil montre « Découvrir », « Apprendre » et « Partager »."
          add="Ajouter une étape"
        >
          <TextInput
            source="title"
            label="Titre"
            helperText={false}
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
          <TextInput
            source="sentence"
            label="Phrase"
            helperText={false}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </ListInput>
      </AppearanceForm>
      <AppearanceForm
        title="Parties de l’accueil"
        record={{ ...appearance, homeSections: appearance.homeSections ?? [...homeSections] }}
        names={parts}
      >
        <SectionsInput />
        <AppearanceText source="homeDomainsTitle" label="Titre des domaines" maxLength={120} />
        <AppearanceText source="homeCommunityTitle" label="Titre de la communauté" maxLength={120} />
        <AppearanceText source="homeCommunityText" label="Texte de la communauté" maxLength={500} />
        <AppearanceText source="homeAboutTitle" label="Titre de « À propos »" maxLength={120} />
        <AppearanceText source="homeAboutRole" label="Qui se présente" maxLength={200} />
        <AppearanceText
          source="homeAboutText"
          label="Présentation"
          help="Une ligne vide commence un paragraphe."
          maxLength={3000}
          lines
        />
      </AppearanceForm>
      <AppearanceForm
        title="Chiffres de l’accueil"
        record={{ ...appearance, realFigures: appearance.realFigures ?? false }}
        names={figures}
      >
        <BooleanInput
          source="realFigures"
          label="Chiffres réels"
          helperText="Ce que le site compte vraiment, à la place des chiffres de la démonstration."
        />
        <NumberInput
          source="figuresFrom"
          label="Ne pas montrer en dessous de"
          min={1}
          max={100_000}
          helperText="Un chiffre réel plus petit n’est pas montré."
          sx={{ maxWidth: 360 }}
        />
      </AppearanceForm>
    </>
  );
}
