import { Box, Fieldset } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField } from '../../ui/forms/CheckboxField';
import { Choice } from '../../ui/Choice';

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
      <Fieldset.Root mt="4">
        <Fieldset.Legend>Format</Fieldset.Legend>
        {offered.map((value) => (
          <Choice
            key={value}
            type="radio"
            value={value}
            hint={formats[value].hint}
            {...form.register('format')}
          >
            {formats[value].label}
          </Choice>
        ))}
      </Fieldset.Root>
      <Box mt="3" pt="3" borderTopWidth="1px" borderColor="border">
        <CheckboxField name="images" label="Inclure les images" />
        <CheckboxField
          name="highQuality"
          label="Haute qualité"
          hint={qualityHint(format, images)}
          rules={{ disabled: format === 'markdown' || !images }}
        />
      </Box>
    </>
  );
}

function qualityHint(format: Format | undefined, images: boolean | undefined): string {
  if (!images) return 'Sans images, il n’y a rien à améliorer.';
  if (format === 'markdown') return 'Le Markdown garde toujours les images d’origine.';
  return 'Les images d’origine, pour un fichier plus lourd.';
}
