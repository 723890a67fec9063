import { BooleanInput, NumberInput } from 'react-admin';
import { aboutText, communityText, heroText } from '@passerelle/api-client/home-texts';
import { TextInput } from '../forms/TextInput';
import { AppearanceForm } from './AppearanceForm';
import { AppearanceText, type AppearanceTextProps } from './AppearanceText';
import { ListInput } from '../forms/ListInput';
import { homeSections, SectionsInput } from './SectionsInput';

const hero: AppearanceTextProps[] = [
  { source: 'homeTitle', label: 'Accroche', builtIn: heroText.title, maxLength: 120 },
  { source: 'homeTagline', label: 'Sous-titre', builtIn: heroText.tagline, maxLength: 300 },
  {
    source: 'homePlaceholder',
    label: 'Dans le champ de recherche',
    builtIn: heroText.searchPlaceholder,
    maxLength: 80,
  },
];
const { title, sentence } = communityText;
const parts: AppearanceTextProps[] = [
  { source: 'homeDomainsTitle', label: 'Titre des domaines', maxLength: 120 },
  { source: 'homeCommunityTitle', label: 'Titre de la communauté', builtIn: title, maxLength: 120 },
  { source: 'homeCommunityText', label: 'Texte de la communauté', builtIn: sentence, maxLength: 500 },
  { source: 'homeAboutTitle', label: 'Titre de « À propos »', builtIn: aboutText.title, maxLength: 120 },
  { source: 'homeAboutRole', label: 'Qui se présente', builtIn: aboutText.role, maxLength: 200 },
  {
    source: 'homeAboutText',
    label: 'Présentation',
    builtIn: aboutText.paragraphs.join('\n\n'),
    helperText: 'Une ligne vide commence un paragraphe.',
    lines: 3,
    maxLength: 3000,
  },
];

const namesOf = (texts: AppearanceTextProps[]) => texts.map(({ source }) => source);

/** Texts of the home page. */
export function HomeTab() {
  return (
    <>
      <AppearanceForm
        title="En tête de l’accueil"
        fields={[...namesOf(hero), 'homeSteps']}
        builtIn={{ homeSteps: [] }}
      >
        {hero.map((text) => (
          <AppearanceText key={text.source} {...text} />
        ))}
        <ListInput
          source="homeSteps"
          label="Étapes"
          help="Sans étape ici, l’accueil montre « Découvrir », « Apprendre » et « Partager »."
          add="Ajouter une étape"
        >
          <TextInput source="title" label="Titre" maxLength={40} />
          <TextInput source="sentence" label="Phrase" maxLength={300} />
        </ListInput>
      </AppearanceForm>
      <AppearanceForm
        title="Parties de l’accueil"
        fields={[...namesOf(parts), 'homeSections']}
        builtIn={{ homeSections }}
      >
        <SectionsInput />
        {parts.map((text) => (
          <AppearanceText key={text.source} {...text} />
        ))}
      </AppearanceForm>
      <AppearanceForm
        title="Chiffres de l’accueil"
        fields={['realFigures', 'figuresFrom']}
        builtIn={{ realFigures: false }}
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
