import { FormControl, FormHelperText, FormLabel, OutlinedInput, useTheme, type Theme } from '@mui/material';
import type { Look } from '@passerelle/editor/look';
import type { PreviewSource } from '@passerelle/editor/preview-pane';
import { useSourceEditor } from '@passerelle/editor/use-source-editor';
import { useEffect, useMemo } from 'react';
import { useInput } from 'react-admin';
import { call } from '../api/http';
import { said } from '../api/refusal';

const ID = 'texte';
const ERROR_ID = `${ID}-erreur`;

/** The Markdown, and what readers will see of it: a plain field, until the editor takes its place. */
export function SourceField() {
  const { field, fieldState } = useInput({ source: 'source' });
  const theme = useTheme();
  const value = (field.value ?? '') as string;
  const { ref, onChange, onBlur } = field;
  const { invalid, error } = fieldState;
  const description = { 'aria-describedby': error && ERROR_ID, 'aria-invalid': invalid };
  const [place, editor] = useSourceEditor({
    id: ID,
    description,
    value,
    look: useMemo(() => lookOf(theme), [theme]),
    preview,
    read: () => value,
    onChange: (source) => void onChange(source),
    onBlur: () => onBlur(),
  });
  useEffect(() => {
    if (editor) ref(editor);
  }, [editor, ref]);
  return (
    <FormControl error={invalid} required fullWidth>
      <FormLabel htmlFor={ID} sx={{ mb: 0.75, fontSize: '0.875rem' }}>
        Texte en Markdown
      </FormLabel>
      <div ref={place} />
      {!editor && (
        <OutlinedInput
          {...field}
          id={ID}
          value={value}
          multiline
          rows={18}
          sx={{ fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem', lineHeight: 1.6 }}
          inputProps={{ maxLength: 200_000, spellCheck: true, ...description }}
        />
      )}
      {error && <FormHelperText id={ERROR_ID}>{error.message}</FormHelperText>}
    </FormControl>
  );
}

const preview: PreviewSource = {
  load: (source) => call('POST', '/api/tutorials/preview', { body: { source } }),
  describe: (error) => said(error) ?? 'L’aperçu n’est pas disponible.',
};

function lookOf({ palette, zIndex }: Theme): Look {
  return {
    colors: {
      text: palette.text.primary,
      muted: palette.text.secondary,
      panel: palette.background.paper,
      sunken: palette.background.default,
      border: palette.divider,
      field: palette.text.secondary,
      brand: palette.primary.main,
      brandSubtle: palette.primary.light,
      accent: palette.warning.main,
      error: palette.error.main,
    },
    proseClass: 'editor-plain-prose',
    zIndex: zIndex.drawer + 1,
  };
}
