import { css } from '#styles/css';
import { Button, TextArea } from '../../ui/controls';
import { LabelledField } from '../../ui/LabelledField';
import { MAX_LENGTH } from './comment';

export const formTexts = (reply: boolean) => ({
  label: reply ? 'Votre réponse' : 'Votre commentaire',
  publish: reply ? 'Répondre' : 'Publier',
});

export const counter = (length: number) => `${length} / ${MAX_LENGTH} caractères`;

/** The form's look until its chunk is loaded. */
export function CommentFormFrame({ reply = false }: { reply?: boolean }) {
  const { label, publish } = formTexts(reply);
  return (
    <div>
      <LabelledField label={label} hint={counter(0)}>
        {(id, description) => <TextArea id={id} disabled {...description} />}
      </LabelledField>
      <div className={css({ display: 'flex', mt: '3' })}>
        <Button disabled>{publish}</Button>
      </div>
      <noscript>Pour commenter, activez JavaScript dans votre navigateur.</noscript>
    </div>
  );
}
