import { Button, chakra, Fieldset, Stack } from '@chakra-ui/react';
import { reportReasons, type ReportReason } from '@passerelle/api-client/report-reasons';
import { excerptOf } from '@passerelle/api-client/text-length';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Choice } from '../../ui/Choice';
import { Dialog } from '../../ui/Dialog';
import { DialogActions } from '../../ui/DialogActions';
import { showFieldErrors } from '../../ui/forms/field-errors';
import { Form } from '../../ui/forms/Form';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { atMost, rules } from '../../ui/forms/rules';
import { TextareaField } from '../../ui/forms/fields';
import { FieldsetError } from '../../ui/LabelledField';
import { useLook } from '../../lib/site';
import { toast } from '../../ui/toasts/toaster';
import { said } from '../session/session';

const PREVIEW_LENGTH = 100;
const MAX_LENGTH = 1000;
const FAILED = "Une erreur est survenue lors de l'envoi du signalement.";

interface Values {
  reason: ReportReason | null;
  details: string;
}

export interface Reported {
  /** Text or title of the thing. */
  text: string;
  send: (report: { reason: ReportReason; details: string | null }) => Promise<unknown>;
}

interface ReportDialogProps {
  /** Such as « Signaler un commentaire ». */
  title: string;
  reported: Reported;
  onClose: () => void;
}

export function ReportDialog(props: ReportDialogProps) {
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <ReportForm {...props} />
    </Dialog>
  );
}

function ReportForm({ title, reported, onClose }: ReportDialogProps) {
  const look = useLook();
  const form = useForm<Values>({ defaultValues: { reason: null, details: '' } });
  const { mutateAsync } = useMutation({ mutationFn: reported.send });
  const error = form.formState.errors.reason?.message;

  async function send({ reason, details }: Values) {
    try {
      await mutateAsync({
        // Never null here: the form requires it.
        reason: reason!,
        details: details.trim() || null,
      });
    } catch (refusal) {
      showFieldErrors(form, refusal);
      toast({ title: FAILED, description: said(refusal), destructive: true });
      return;
    }
    onClose();
    toast({
      title: 'Signalement envoyé',
      description: "Merci pour votre signalement. Notre équipe va l'examiner.",
    });
  }

  return (
    <Form form={form} send={send} label={title}>
      <chakra.blockquote
        mt="4"
        mb="5"
        ps="4"
        borderInlineStartWidth="3px"
        borderColor="brand.muted"
        color="fg.muted"
        overflowWrap="anywhere"
      >
        {excerptOf(reported.text, PREVIEW_LENGTH)}
      </chakra.blockquote>
      <Stack gap="5">
        <Fieldset.Root invalid={Boolean(error)}>
          <Fieldset.Legend>Motif du signalement</Fieldset.Legend>
          {Object.entries(reportReasons).map(([value, [label, own]]) => (
            <Choice
              key={value}
              type="radio"
              value={value}
              {...form.register('reason', {
                required: 'Veuillez sélectionner un motif de signalement.',
              })}
            >
              {look[own] ?? label}
            </Choice>
          ))}
          <FieldsetError>{error}</FieldsetError>
        </Fieldset.Root>
        <TextareaField
          name="details"
          label="Précisions (facultatif)"
          rules={rules(atMost(MAX_LENGTH, `Les détails ne peuvent pas dépasser ${MAX_LENGTH} caractères`))}
        />
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            Annuler
          </Button>
          <SubmitButton pending="Envoi en cours…">Envoyer le signalement</SubmitButton>
        </DialogActions>
      </Stack>
    </Form>
  );
}
