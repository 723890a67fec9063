import { AppearanceForm } from '../appearance/AppearanceForm';
import { AppearanceText, type AppearanceTextProps } from '../appearance/AppearanceText';

const identity = 'Nom, ou dénomination et forme juridique.';
const contact = 'Adresse, adresse e-mail, téléphone.';
const host = 'Nom, adresse et téléphone.';
const texts: AppearanceTextProps[] = [
  { source: 'legalPublisher', label: 'Éditeur', helperText: identity, maxLength: 200 },
  {
    source: 'legalAddress',
    label: 'Adresse et moyens de contact',
    helperText: contact,
    maxLength: 500,
    lines: 3,
  },
  { source: 'legalDirector', label: 'Responsable de la publication', maxLength: 200 },
  { source: 'legalHost', label: 'Hébergeur', helperText: host, maxLength: 500, lines: 3 },
];

/** The four fields of the legal notice. */
export function LegalFields() {
  return (
    <AppearanceForm title="Qui répond du site" fields={texts.map(({ source }) => source)}>
      {texts.map((text) => (
        <AppearanceText key={text.source} {...text} />
      ))}
    </AppearanceForm>
  );
}
