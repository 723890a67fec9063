import { chakra, Span, Stack } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField } from '../../ui/forms/CheckboxField';
import { choiceInput, choiceLabel } from '../../ui/forms/choice-styles';

const formats = {
  pdf: { label: 'PDF', hint: 'Mis en pages, à imprimer ou à annoter.' },
  epub: { label: 'EPUB', hint: 'Pour une liseuse ou une application de lecture.' },
  html: { label: 'HTML', hint: 'Une seule page, à ouvrir dans un navigateur, même hors ligne.' },
  markdown: { label: 'Markdown', hint: 'Le texte source, prêt à être importé de nouveau.' },
};

export type Format = keyof typeof formats;

export interface FileChoices<Offered extends Format = Format> {
  format: Offered;
  images: boolean;
  highQuality: boolean;
}

export const defaultChoices = { format: 'pdf', images: true, highQuality: false } as const;

/** Format and image options. */
export function FormatFields({ offered }: { offered: readonly Format[] }) {
  const form = useFormContext<FileChoices>();
  const { format, images } = useWatch({ control: form.control });
  return (
    <>
      <chakra.fieldset mt="4" border="0" p="0">
        <chakra.legend mb="1" fontWeight="semibold">
          Format
        </chakra.legend>
        {offered.map((value) => (
          <chakra.label css={choiceLabel} key={value}>
            <chakra.input
              css={choiceInput}
              type="radio"
              value={value}
              aria-label={formats[value].label}
              aria-describedby={`_format-${value}`}
              {...form.register('format')}
            />
            <span>
              {formats[value].label}
              <Span display="block" fontSize="sm" color="fg.muted" id={`_format-${value}`}>
                {formats[value].hint}
              </Span>
            </span>
          </chakra.label>
        ))}
      </chakra.fieldset>
      <Stack gap="0" mt="3" pt="3" borderTopWidth="1px" borderColor="border">
        <CheckboxField name="images" label="Inclure les images" />
        <CheckboxField
          name="highQuality"
          label="Haute qualité"
          hint={qualityHint(format, images)}
          rules={{ disabled: format === 'markdown' || !images }}
        />
      </Stack>
    </>
  );
}

function qualityHint(format: Format | undefined, images: boolean | undefined): string {
  if (!images) return 'Sans images, il n’y a rien à améliorer.';
  if (format === 'markdown') return 'Le Markdown garde toujours les images d’origine.';
  return 'Les images d’origine, pour un fichier plus lourd.';
}
