import { css } from '#styles/css';
import { call, ifMatch } from '@passerelle/api-client/call';
import { ApiError } from '@passerelle/api-client/request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useDomains } from '../../features/domains/domain';
import { levels } from '../../features/tutorials/catalogue';
import { difficultyLabel } from '../../features/tutorials/tutorial';
import { Form } from '../../ui/forms/Form';
import { FormProblem } from '../../ui/forms/FormProblem';
import { SelectField } from '../../ui/forms/SelectField';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextAreaField } from '../../ui/forms/TextAreaField';
import { TextField } from '../../ui/forms/TextField';
import { useDraft } from '../../ui/forms/use-draft';
import { toast } from '../../ui/toasts/toaster';
import { atLeast, atMost, rules } from '../../ui/forms/rules';
import type { TutorialBody, TutorialSource } from './contributions';
import { RewrittenMeanwhile } from './RewrittenMeanwhile';
import { SourceField } from './SourceField';

interface Values {
  /** Of the tutorial as it was when the writing began; kept with the draft, which goes by it. */
  version: number;
  title: string;
  description: string;
  domainId: string;
  difficulty: '' | (typeof levels)[number];
  tags: string;
  source: string;
}

const draftFields = ['version', 'title', 'description', 'domainId', 'difficulty', 'tags', 'source'] as const;

/** Writes a tutorial, or rewrites one. What is typed is kept until it is sent. */
export function TutorialForm({ tutorial }: { tutorial?: TutorialSource }) {
  const domains = useDomains();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    defaultValues: tutorial ? toValues(tutorial) : nothing,
  });
  const forgetDraft = useDraft(form, `contribution-${tutorial?.id ?? 'new'}`, draftFields);
  const save = useMutation({
    mutationFn: (values: Values) =>
      tutorial
        ? call('PUT', '/api/tutorials/{id}', {
            path: { id: tutorial.id },
            body: toBody(values),
            headers: ifMatch(values.version),
          })
        : call('POST', '/api/tutorials', { body: toBody(values) }),
    onSuccess: ({ id }, { title }) => {
      forgetDraft();
      // It stands in lists of every kind.
      void queryClient.invalidateQueries();
      toast({ title: tutorial ? 'Tutoriel mis à jour' : 'Tutoriel publié', description: title });
      void navigate(`/tutoriels/${id}`);
    },
  });

  const wasRewritten = save.error instanceof ApiError && save.error.status === 412;

  return (
    <Form form={form} send={save.mutateAsync} label="Tutoriel" describe={describe}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '5', maxW: '60rem' })}>
        <TextField
          name="title"
          label="Titre"
          rules={rules(
            atLeast(3, 'Le titre doit contenir au moins 3 caractères.'),
            atMost(200, 'Le titre ne peut pas dépasser 200 caractères.'),
          )}
        />
        <TextAreaField
          name="description"
          label="Description"
          hint="Une ou deux phrases, pour les cartes et les moteurs de recherche."
          rules={rules(
            atLeast(10, 'La description doit contenir au moins 10 caractères.'),
            atMost(1000, 'La description ne peut pas dépasser 1000 caractères.'),
          )}
          rows={3}
        />
        <div
          className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '5' })}
        >
          {/* Made anew when the domains are there: only then can one of them be chosen. */}
          <SelectField
            key={domains.length}
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
        </div>
        <TextField
          name="tags"
          label="Étiquettes (facultatif)"
          hint="Dix au plus, séparées par des virgules."
        />
        <SourceField name="source" />
        <FormProblem />
        {tutorial && wasRewritten && (
          <RewrittenMeanwhile
            id={tutorial.id}
            onOverwrite={(version) => form.setValue('version', version)}
            onTakeOver={(latest) => {
              form.reset(toValues(latest));
              forgetDraft();
              save.reset();
            }}
          />
        )}
        <SubmitButton pending="Publication..." css={{ alignSelf: 'start' }}>
          {tutorial ? 'Enregistrer les changements' : 'Publier le tutoriel'}
        </SubmitButton>
      </div>
    </Form>
  );
}

const nothing: Values = {
  version: 0,
  title: '',
  description: '',
  domainId: '',
  difficulty: '',
  tags: '',
  source: '',
};

function toValues(tutorial: TutorialSource): Values {
  const { version, title, description, domainId, difficulty, tags, source } = tutorial;
  return {
    version,
    title,
    description,
    domainId: String(domainId),
    difficulty: difficulty ?? '',
    tags: tags.join(', '),
    source,
  };
}

function describe(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 412
    ? 'Ce tutoriel a été modifié entre-temps. Rien n’est enregistré, et votre texte est encore là.'
    : undefined;
}

function toBody({ version, domainId, difficulty, tags, ...texts }: Values): TutorialBody {
  const list = tags.split(',').map((tag) => tag.trim());
  return {
    ...texts,
    domainId: Number(domainId),
    difficulty: difficulty || null,
    tags: list.filter(Boolean),
  };
}
