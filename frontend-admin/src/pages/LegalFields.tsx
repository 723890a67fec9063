import type { Appearance } from '../appearance/appearance';
import { AppearanceForm } from '../appearance/AppearanceForm';
import { AppearanceText } from '../appearance/AppearanceText';
import { legalNames } from './legal';

/** The four fields of the legal notice. */
export function LegalFields({ appearance }: { appearance: Appearance }) {
  return (
    <AppearanceForm title="Qui répond du site" record={appearance} names={legalNames}>
      <AppearanceText
        source="legalPublisher"
        label="Éditeur"
        help="Nom, ou dénomination et forme juridique."
        maxLength={200}
      />
      <AppearanceText
        source="legalAddress"
        label="Adresse et moyens de contact"
        help="Adresse, adresse électronique, téléphone."
        maxLength={500}
        lines
      />
      <AppearanceText source="legalDirector" label="Responsable de la publication" maxLength={200} />
      <AppearanceText
        source="legalHost"
        label="Hébergeur"
        help="Nom, adresse et téléphone."
        maxLength={500}
        lines
      />
    </AppearanceForm>
  );
}
