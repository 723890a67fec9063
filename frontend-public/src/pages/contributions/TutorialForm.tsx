import { useNavigate } from 'react-router-dom';
import { defineStyle, SimpleGrid, Stack, Wrap } from '@chakra-ui/react';
import { ApiError } from '@passerelle/api-client/request';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDomainsWith } from '../../features/domains/domain';
import { levels } from '../../features/tutorials/catalogue';
import { difficultyLabel } from '../../features/tutorials/tutorial';
import { UnpublishedNote } from '../../features/tutorials/UnpublishedNote';
import { Form } from '../../ui/forms/Form';
import { FormProblem } from '../../ui/forms/FormProblem';
import { SelectField, TextField, TextareaField } from '../../ui/forms/fields';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { toast } from '../../ui/toasts/toaster';
import { atLeast, atMost, rules } from '../../ui/forms/rules';
import { AbandonDraft } from './AbandonDraft';
import { unpublishedQuery } from './contribution';
import { CoverField } from './CoverField';
import { draftApi } from './draft-api';
import { toValues, type Values } from './draft-content';
import { DraftCollision } from './DraftCollision';
import { LicenceField } from './LicenceField';
import { readOnline, readVersion, type OpenedText } from './open-draft';
import { PublicationDate } from './PublicationDate';
import { SaveStatus } from './SaveStatus';
import { SourceField } from './SourceField';
import { useDraftSaver } from './use-draft-saver';
import { pathOfTutorial } from '../../lib/paths';

const CHOOSE_FIRST = 'Choisissez d’abord entre les deux textes, ci-dessous.';

interface TutorialFormProps {
  text: OpenedText;
  /** Called when a new text has been saved as a draft. */
  onBegun: (draftId: number) => void;
  onAbandoned: () => void;
}

/** Form of a new or existing tutorial, with autosave; publishing is explicit. */
export function TutorialForm({ text, onBegun, onAbandoned }: TutorialFormProps) {
  const navigate = useNavigate();
  const { tutorialId, content } = text.opened;
  const domains = useDomainsWith(content.domainId);
  const queryClient = useQueryClient();
  const form = useForm<Values>({ defaultValues: toValues(content) });
  const { saver, state } = useDraftSaver(form, text);
  const { unpublished, isSentBack } = useUnpublished(text);
  const publish = useMutation({
    mutationFn: async () => {
      const { id, version } = await saver.flush();
      return draftApi.publish(id, version, isSentBack);
    },
    onSuccess: (published) => {
      saver.finish();
      // Shown in many lists: invalidate everything.
      void queryClient.invalidateQueries();
      const { title } = form.getValues();
      if (published.isHeld) {
        const sent = isSentBack ? 'Tutoriel proposé à nouveau' : 'Tutoriel envoyé';
        toast({ title: sent, description: `« ${title} » paraîtra dès qu’il aura été relu.` });
        void navigate('/contributions');
        return;
      }
      toast({ title: tutorialId ? 'Tutoriel mis à jour' : 'Tutoriel publié', description: title });
      void navigate(pathOfTutorial(published.tutorialId));
    },
  });

  async function send(): Promise<void> {
    if (saver.getState().collision) return form.setError('root', { message: CHOOSE_FIRST });
    try {
      await publish.mutateAsync();
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        await saver.lookWhy(
          () => readOnline(tutorialId!),
          (version) => readVersion(tutorialId!, version),
        );
      }
      if (saver.getState().collision && !(error instanceof ApiError)) {
        return form.setError('root', { message: CHOOSE_FIRST });
      }
      throw error;
    }
  }

  const publishAt = text.opened.draft?.publishAt ?? null;
  const saveLabel = tutorialId ? 'Enregistrer les changements' : 'Publier le tutoriel';
  const submitLabel = isSentBack ? 'Enregistrer et proposer à nouveau' : saveLabel;
  const { draftId, collision } = state;
  useEffect(() => {
    if (draftId && !tutorialId) onBegun(draftId);
  }, [draftId, tutorialId, onBegun]);

  return (
    <Form form={form} send={send} label="Tutoriel" describe={describe}>
      <Stack gap="5" maxW="240">
        {unpublished && <UnpublishedNote unpublished={unpublished} />}
        <TextField
          name="title"
          label="Titre"
          rules={rules(
            atLeast(3, 'Le titre doit contenir au moins 3 caractères.'),
            atMost(200, 'Le titre ne peut pas dépasser 200 caractères.'),
          )}
        />
        <TextareaField
          name="description"
          label="Description"
          hint="Une ou deux phrases, pour les cartes et les moteurs de recherche."
          rules={rules(
            atLeast(10, 'La description doit contenir au moins 10 caractères.'),
            atMost(1000, 'La description ne peut pas dépasser 1000 caractères.'),
          )}
          rows={3}
        />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          {/* Remounted once the domains are loaded: a default value needs its option. */}
          <SelectField
            key={domains.map(({ id }) => id).join()}
            name="domainId"
            label="Domaine"
            rules={{ required: 'Choisissez un domaine.' }}
          >
            <option value="">Choisir…</option>
            {domains.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField name="difficulty" label="Niveau">
            <option value="">{difficultyLabel(null)}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {difficultyLabel(level)}
              </option>
            ))}
          </SelectField>
        </SimpleGrid>
        <TextField
          name="tags"
          label="Étiquettes (facultatif)"
          hint="Dix au plus, séparées par des virgules."
        />
        <SourceField name="source" />
        <CoverField />
        <LicenceField present={content.licence} />
        <FormProblem />
        {collision && (
          <DraftCollision
            key={collision.kind}
            collision={collision}
            control={form.control}
            onDecide={(content) => {
              form.clearErrors('root');
              saver.decide(content);
            }}
          />
        )}
        <Wrap gap="3" align="center" css={belowEditor} data-beside-editor>
          <SubmitButton pending="Publication...">{submitLabel}</SubmitButton>
          {(!unpublished || publishAt) && (
            <PublicationDate saver={saver} initial={publishAt} draftId={draftId} />
          )}
          {draftId && (
            <AbandonDraft
              draftId={draftId}
              isOfTutorial={tutorialId !== null}
              onDone={() => {
                saver.finish();
                onAbandoned();
              }}
            />
          )}
          <SaveStatus saver={saver} state={state} />
        </Wrap>
      </Stack>
    </Form>
  );
}

/** While the editor fills the screen, publishing and the state of the draft stay in sight. */
const belowEditor = defineStyle({
  '[data-editor-full] &': {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    flexWrap: 'nowrap',
    h: '16',
    px: '3',
    overflow: 'auto',
    zIndex: 'overlay',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > :not([type=submit], [data-save-status])': { display: 'none' },
  },
});

/** Why the tutorial is not on the site; follows a review while the editor is open. */
function useUnpublished({ opened: { tutorialId, online } }: OpenedText) {
  const { data: unpublished } = useQuery({
    ...unpublishedQuery(tutorialId ?? 0),
    enabled: tutorialId !== null,
    initialData: online?.unpublished ?? null,
  });
  const isSentBack = Boolean(
    unpublished?.isOwn && unpublished.by === 'author' && unpublished.review === 'returned',
  );
  return { unpublished, isSentBack };
}

function describe(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 412
    ? 'Ce tutoriel a été modifié entre-temps. Rien n’est publié, et votre texte est encore là : relisez-le, puis recommencez.'
    : undefined;
}
