import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { aboutText, communityText, heroText } from '@passerelle/api-client/home-texts';
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

/** Texts of the home page. */
export function HomeTab({ appearance }: { appearance: Appearance }) {
  return (
    <>
      <AppearanceForm
        title="En tête de l’accueil"
        record={{ ...appearance, homeSteps: appearance.homeSteps ?? [] }}
        names={beginning}
      >
        <AppearanceText source="homeTitle" label="Accroche" builtIn={heroText.title} maxLength={120} />
        <AppearanceText source="homeTagline" label="Sous-titre" builtIn={heroText.tagline} maxLength={300} />
        <AppearanceText
          source="homePlaceholder"
          label="Dans le champ de recherche"
          builtIn={heroText.searchPlaceholder}
          maxLength={80}
        />
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
        <AppearanceText
          source="homeCommunityTitle"
          label="Titre de la communauté"
          builtIn={communityText.title}
          maxLength={120}
        />
        <AppearanceText
          source="homeCommunityText"
          label="Texte de la communauté"
          builtIn={communityText.sentence}
          maxLength={500}
        />
        <AppearanceText
          source="homeAboutTitle"
          label="Titre de « À propos »"
          builtIn={aboutText.title}
          maxLength={120}
        />
        <AppearanceText
          source="homeAboutRole"
          label="Qui se présente"
          builtIn={aboutText.role}
          maxLength={200}
        />
        <AppearanceText
          source="homeAboutText"
          label="Présentation"
          builtIn={aboutText.paragraphs.join('\n\n')}
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
