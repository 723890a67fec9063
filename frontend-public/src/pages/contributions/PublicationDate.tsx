import { Button, Icon, Stack, Text, Wrap } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import CalendarClock from '~icons/calendar-clock';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DAY_MS } from '@passerelle/api-client/durations';
import { said } from '../../features/session/session';
import { Dialog } from '../../ui/Dialog';
import { DialogActions } from '../../ui/DialogActions';
import { Form } from '../../ui/forms/Form';
import { FormProblem } from '../../ui/forms/FormProblem';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextField } from '../../ui/forms/fields';
import { FormattedDate } from '../../ui/FormattedDate';
import { toast } from '../../ui/toasts/toaster';
import { BusyButton } from '../../ui/BusyButton';
import { draftsQuery } from './contribution';
import { draftApi } from './draft-api';
import type { DraftSaver } from './draft-saver';
import { fromFieldValue, toFieldValue, zoneName } from './site-time';

interface PublicationDateProps {
  saver: DraftSaver;
  /** Scheduled date, as loaded with the draft. */
  initial: string | null;
  /** Whether there is a draft to schedule. */
  draftId: number | null;
}

/** Schedules, changes or cancels the publication of a draft. */
export function PublicationDate({ saver, initial, draftId }: PublicationDateProps) {
  const [publishAt, setPublishAt] = useState(initial);
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const note = (moment: string | null) => {
    setPublishAt(moment);
    void queryClient.invalidateQueries(draftsQuery());
  };
  const takeBack = useMutation({
    mutationFn: (id: number) => draftApi.takeDateBack(id),
    onSuccess: () => {
      note(null);
      toast({ title: 'Date enlevée', description: 'Le brouillon n’est plus publié tout seul.' });
    },
    onError: (error) =>
      toast({
        title: 'Erreur',
        description: said(error) ?? 'Impossible d’enlever la date.',
        destructive: true,
      }),
  });
  return (
    <>
      {publishAt && draftId ? (
        <Wrap
          gap="3"
          align="center"
          w="full"
          p="4"
          border="sm"
          borderColor="border"
          borderRadius="md"
          bg="bg.sunken"
        >
          <Icon asChild flexShrink="0">
            <CalendarClock size={20} aria-hidden />
          </Icon>
          <Text flex="1" minW="56">
            Sera publié le{' '}
            <strong>
              <FormattedDate value={publishAt} />
            </strong>{' '}
            (heure {zoneName()}), tel qu’il sera à ce moment-là.
          </Text>
          <Wrap gap="2">
            <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
              Changer la date
            </Button>
            <BusyButton
              variant="outline"
              size="sm"
              busy={takeBack.isPending}
              onClick={() => takeBack.mutate(draftId)}
            >
              Enlever la date
            </BusyButton>
          </Wrap>
        </Wrap>
      ) : (
        <Button variant="outline" onClick={() => setAsking(true)}>
          <CalendarClock size={18} aria-hidden /> Publier à une date…
        </Button>
      )}
      <Dialog title="Publier à une date" open={isAsking} onClose={() => setAsking(false)}>
        <DateForm
          saver={saver}
          known={publishAt}
          onCancel={() => setAsking(false)}
          onDone={(moment) => {
            note(moment);
            setAsking(false);
            toast({ title: 'Publication programmée' });
          }}
        />
      </Dialog>
    </>
  );
}

interface DateFormProps {
  saver: DraftSaver;
  known: string | null;
  onCancel: () => void;
  onDone: (publishAt: string) => void;
}

function DateForm({ saver, known, onCancel, onDone }: DateFormProps) {
  const form = useForm({ defaultValues: { publishAt: known ? toFieldValue(new Date(known)) : '' } });
  const [now] = useState(() => Date.now());
  async function send({ publishAt }: { publishAt: string }): Promise<void> {
    const { id, version } = await saver.flush();
    onDone(await draftApi.setDate(id, version, fromFieldValue(publishAt)!.toISOString()));
  }
  return (
    <Form form={form} send={send} label="Publication à une date" describe={describe}>
      <Stack gap="4" mt="3">
        <Text color="fg.muted">
          Ce que dit le brouillon à ce moment-là est publié, même si vous le changez d’ici là. S’il ne peut
          pas l’être, il reste, et une notification vous dit pourquoi.
        </Text>
        <TextField
          name="publishAt"
          label={zoneName() === 'de Paris' ? 'Date et heure, à Paris' : 'Date et heure du site'}
          type="datetime-local"
          min={toFieldValue(new Date(now))}
          max={toFieldValue(new Date(now + 365 * DAY_MS))}
          rules={{
            validate: (value: string) => {
              const moment = fromFieldValue(value);
              if (!moment) return 'Choisissez une date et une heure.';
              if (moment.getTime() <= Date.now()) return 'Choisissez un moment à venir.';
              return true;
            },
          }}
        />
        <FormProblem />
        <DialogActions mt="2">
          <Button variant="outline" onClick={onCancel}>
            Annuler
          </Button>
          <SubmitButton pending="Un instant…">Programmer</SubmitButton>
        </DialogActions>
      </Stack>
    </Form>
  );
}

function describe(error: unknown): string | undefined {
  return error instanceof Error && error.message === 'collision'
    ? 'Choisissez d’abord entre les deux textes'
    : undefined;
}
