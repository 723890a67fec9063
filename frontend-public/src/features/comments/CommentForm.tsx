import { Button, Flex } from '@chakra-ui/react';
import { lengthOf } from '@passerelle/api-client/text-length';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Writer } from '../../lib/unsent-texts';
import { Textarea } from '../../ui/inputs';
import { BusyButton } from '../../ui/BusyButton';
import { showFieldErrors } from '../../ui/forms/field-errors';
import { Form } from '../../ui/forms/Form';
import { atMost, rules } from '../../ui/forms/rules';
import { TextareaField } from '../../ui/forms/fields';
import { useDraft } from '../../ui/forms/use-draft';
import { LabelledField } from '../../ui/LabelledField';
import { toast } from '../../ui/toasts/toaster';
import { signInLink } from '../session/return-path';
import { useSession } from '../session/use-session';
import { MAX_LENGTH, type WrittenComment } from './comment';
import { usePublish } from './use-comment-changes';

interface CommentFormProps {
  tutorialId: number;
  /** The comment to reply to. */
  parent?: WrittenComment;
  onPublished: () => void;
  onCancel?: () => void;
}

const FIELDS = ['content'] as const;

const counter = (length: number) => `${length} / ${MAX_LENGTH} caractères`;

const FRAME = '_comment-frame';

/** Stands in for the form until the session is known. */
function Frame() {
  return (
    <div id={FRAME}>
      <LabelledField label="Votre commentaire" hint={counter(0)}>
        <Textarea />
      </LabelledField>
      <Flex mt="3">
        <Button disabled>Publier</Button>
      </Flex>
      <noscript>Pour commenter, activez JavaScript dans votre navigateur.</noscript>
    </div>
  );
}

/** Text and focus that a reader has left in the frame; the form takes them over. */
function begunInFrame(): { text: string; hasFocus: boolean } {
  const field = document.querySelector<HTMLTextAreaElement>(`#${FRAME} textarea`);
  return { text: field?.value ?? '', hasFocus: field !== null && field === document.activeElement };
}

/** One form per reader, so that nobody sees another reader's text. */
export function CommentForm(props: CommentFormProps) {
  const { user, isLoading } = useSession();
  if (isLoading) return <Frame />;
  const writer = user?.id ?? null;
  return <FormOf key={writer} writer={writer} {...props} />;
}

/** The text survives reloads and expired sessions until it is published. */
function FormOf({
  writer,
  tutorialId,
  parent,
  onPublished,
  onCancel,
}: CommentFormProps & { writer: Writer }) {
  const texts = parent
    ? { label: 'Votre réponse', publish: 'Répondre' }
    : { label: 'Votre commentaire', publish: 'Publier' };
  const form = useForm<{ content: string }>({ defaultValues: { content: '' } });
  const forget = useDraft(form, writer, `comment-${tutorialId}-${parent?.id ?? 'new'}`, FIELDS);
  const content = useWatch({ control: form.control, name: 'content' });
  const { isSubmitting } = form.formState;
  const [begun] = useState(begunInFrame);
  const publish = usePublish(tutorialId, parent?.id ?? null);

  useEffect(() => {
    if (!parent && begun.text) form.setValue('content', begun.text);
    if (parent || begun.hasFocus) form.setFocus('content');
  }, [form, parent, begun]);

  async function send(values: { content: string }) {
    const text = values.content.trim();
    const refusal = text === '' ? EMPTY : writer ? null : SIGNED_OUT;
    if (refusal) {
      toast({ ...refusal, destructive: true, ...(refusal === SIGNED_OUT && { link: signInLink() }) });
      return;
    }
    try {
      await publish.mutateAsync(text);
    } catch (error) {
      showFieldErrors(form, error);
      form.setFocus('content');
      return;
    }
    forget(values);
    if (!parent) form.setFocus('content');
    onPublished();
  }

  function sendByKeyboard(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <Form form={form} send={send} label={parent ? `Répondre à ${parent.user.displayName}` : 'Commenter'}>
      <TextareaField
        name="content"
        label={texts.label}
        hint={counter(lengthOf(content.trim()))}
        readOnly={isSubmitting}
        rules={rules(
          (value) => lengthOf(value.trim()) !== 1 || 'Le commentaire doit contenir au moins 2 caractères',
          atMost(MAX_LENGTH, `Le commentaire ne peut pas dépasser ${MAX_LENGTH} caractères`),
        )}
        onKeyDown={sendByKeyboard}
      />
      <Flex mt="3" gap="2">
        <BusyButton
          type="submit"
          disabled={content === ''}
          busy={isSubmitting}
          busyLabel="Publication en cours…"
        >
          {texts.publish}
        </BusyButton>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Annuler
          </Button>
        )}
      </Flex>
    </Form>
  );
}

const EMPTY = {
  title: 'Commentaire vide',
  description: "Veuillez écrire quelque chose avant d'envoyer",
};
const SIGNED_OUT = {
  title: 'Connexion requise',
  description: 'Vous devez être connecté pour commenter',
};
