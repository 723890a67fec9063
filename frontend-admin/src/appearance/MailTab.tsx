import { useSite } from '../frame/site';
import type { Appearance } from './appearance';
import { AppearanceForm } from './AppearanceForm';
import { AppearanceText } from './AppearanceText';

const names = ['mailSender', 'mailSignature'] as const;

/** Sender name and signature of emails. */
export function MailTab({ appearance }: { appearance: Appearance }) {
  const { siteName } = useSite();
  return (
    <AppearanceForm title="Messages envoyés" record={appearance} names={names}>
      <AppearanceText source="mailSender" label="Nom de l’expéditeur" builtIn={siteName} maxLength={60} />
      <AppearanceText
        source="mailSignature"
        label="Signature"
        builtIn={`— ${siteName}`}
        help="Au bas de chaque message."
        maxLength={500}
        lines
      />
    </AppearanceForm>
  );
}
