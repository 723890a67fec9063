import { useFieldContext } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import type { Look } from '../../features/editor/look';
import type { PreviewSource } from '../../features/editor/preview-pane';
import { useSourceEditor } from '../../features/editor/use-source-editor';
import { useEffect, type ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { said } from '../../features/session/session';
import { Textarea } from '../../ui/inputs';
import { LabelledField } from '../../ui/LabelledField';
import { atLeast, atMost, rules } from '../../ui/forms/rules';
import { useField } from '../../ui/forms/use-field';

const sourceRules = rules(
  atLeast(1, 'Le texte du tutoriel est vide.'),
  atMost(200_000, 'Le texte du tutoriel ne peut pas dépasser 200 000 caractères.'),
);

/** Markdown source with a preview. */
export function SourceField({ name }: { name: string }) {
  const { control, error } = useField({ name, rules: sourceRules });
  return (
    <LabelledField
      label="Texte"
      hint="En Markdown : ## pour un intertitre, **gras**, listes, tableaux, blocs de code."
      error={error}
    >
      <SourceArea control={control} />
    </LabelledField>
  );
}

/** A textarea until the editor is loaded. */
function SourceArea({ control }: { control: ReturnType<typeof useField>['control'] }) {
  const { ids, invalid, ariaDescribedby } = useFieldContext();
  const { getValues } = useFormContext();
  const { name, ref, onChange, onBlur } = control;
  const [place, editor] = useSourceEditor({
    id: ids.control,
    description: { 'aria-describedby': ariaDescribedby, 'aria-invalid': invalid || undefined },
    look,
    preview,
    read: () => String(getValues(name) ?? ''),
    onChange: (value) => void onChange({ type: 'change', target: { name, value } }),
    onBlur: () => void onBlur({ type: 'blur', target: { name, value: getValues(name) as unknown } }),
  });
  useEffect(() => {
    // Registers the editor as the form's field: it gets values, returns them and takes the focus.
    if (editor) ref(editor);
  });
  return (
    <>
      <div ref={place} />
      {!editor && <Textarea {...plain} {...control} />}
    </>
  );
}

const plain: ComponentProps<typeof Textarea> = { rows: 20, css: { fontFamily: 'mono', fontSize: 'sm' } };

const preview: PreviewSource = {
  load: (source) => call('POST', '/api/tutorials/preview', { body: { source } }),
  describe: (error) => said(error) ?? 'Impossible de préparer l’aperçu.',
};

const look: Look = {
  colors: {
    text: 'var(--p-colors-fg)',
    muted: 'var(--p-colors-fg-muted)',
    panel: 'var(--p-colors-bg-panel)',
    sunken: 'var(--p-colors-bg-sunken)',
    border: 'var(--p-colors-border)',
    field: 'var(--p-colors-border-field)',
    brand: 'var(--p-colors-brand-fg)',
    brandSubtle: 'var(--p-colors-brand-subtle)',
    accent: 'var(--p-colors-accent-fg)',
    error: 'var(--p-colors-fg-error)',
  },
  proseClass: 'prose',
  zIndex: 60,
};
