import { useSite } from '../frame/site';
import { AppearanceForm } from './AppearanceForm';
import { AppearanceText } from './AppearanceText';

/** Sender name and signature of emails. */
export function MailTab() {
  const { siteName } = useSite();
  return (
    <AppearanceForm title="Messages envoyés" fields={['mailSender', 'mailSignature']}>
      <AppearanceText source="mailSender" label="Nom de l’expéditeur" builtIn={siteName} maxLength={60} />
      <AppearanceText
        source="mailSignature"
        label="Signature"
        builtIn={`— ${siteName}`}
        helperText="Au bas de chaque message."
        maxLength={500}
        lines={3}
      />
    </AppearanceForm>
  );
}
