import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { ApiError } from '@passerelle/api-client/request';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../ui/controls';
import { Dialog } from '../../ui/Dialog';
import { CheckboxField } from '../../ui/forms/CheckboxField';
import { Form } from '../../ui/forms/Form';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { toast } from '../../ui/toasts/toaster';
import { pause } from './pause';

const LEAST_MS = 1500;

const formats = [
  { value: 'pdf', label: 'PDF', hint: 'Mis en pages, à imprimer ou à annoter.' },
  { value: 'epub', label: 'EPUB', hint: 'Pour une liseuse ou une application de lecture.' },
  { value: 'html', label: 'HTML', hint: 'Une seule page, à ouvrir dans un navigateur, même hors ligne.' },
  { value: 'markdown', label: 'Markdown', hint: 'Le texte source, prêt à être importé de nouveau.' },
] as const;

interface Choices {
  format: (typeof formats)[number]['value'];
  images: boolean;
  highQuality: boolean;
}

interface DownloadDialogProps {
  tutorialId: number;
  open: boolean;
  onClose: () => void;
}

export function DownloadDialog({ tutorialId, open, onClose }: DownloadDialogProps) {
  const form = useForm<Choices>({ defaultValues: { format: 'pdf', images: true, highQuality: false } });
  const { format, images } = useWatch({ control: form.control });

  async function send(choices: Choices) {
    try {
      const [file] = await Promise.all([fetchFile(tutorialId, choices), pause(LEAST_MS)]);
      save(file);
      toast({ title: 'Téléchargement terminé', description: file.name });
      onClose();
    } catch (error) {
      const description = error instanceof ApiError ? error.said : undefined;
      toast({ title: 'Erreur lors du téléchargement', description, destructive: true });
    }
  }

  return (
    <Dialog title="Télécharger ce tutoriel" open={open} onClose={onClose}>
      <Form form={form} send={send} label="Télécharger ce tutoriel">
        <chakra.fieldset mt="4" border="0" p="0">
          <chakra.legend mb="1" fontWeight="semibold">
            Format
          </chakra.legend>
          {formats.map(({ value, label, hint }) => (
            <chakra.label key={value} display="flex" gap="3" alignItems="start" py="1.5" cursor="pointer">
              <chakra.input
                type="radio"
                value={value}
                w="5"
                h="5"
                mt="0.5"
                flexShrink="0"
                accentColor="brand.solid"
                cursor="pointer"
                aria-label={label}
                aria-describedby={`format-${value}`}
                {...form.register('format')}
              />
              <Box as="span">
                {label}
                <Box as="span" id={`format-${value}`} display="block" fontSize="sm" color="fg.muted">
                  {hint}
                </Box>
              </Box>
            </chakra.label>
          ))}
        </chakra.fieldset>
        <Stack gap="0" mt="3" pt="3" borderTop="1px solid" borderColor="border">
          <CheckboxField name="images" label="Inclure les images" />
          <CheckboxField
            name="highQuality"
            label="Haute qualité"
            hint={qualityHint(format, images)}
            rules={{ disabled: format === 'markdown' || !images }}
          />
        </Stack>
        <Flex mt="5" gap="3" justify="end" wrap="wrap">
          <Button variant="ghost" onClick={onClose}>
            Annuler
          </Button>
          <SubmitButton pending="Préparation…">Télécharger</SubmitButton>
        </Flex>
      </Form>
    </Dialog>
  );
}

function qualityHint(format: Choices['format'] | undefined, images: boolean | undefined): string {
  if (!images) return 'Sans images, il n’y a rien à améliorer.';
  if (format === 'markdown') return 'Le Markdown garde toujours les images d’origine.';
  return 'Les images d’origine, pour un fichier plus lourd.';
}

interface NamedFile {
  name: string;
  content: Blob;
}

/** @throws ApiError */
async function fetchFile(tutorialId: number, choices: Choices): Promise<NamedFile> {
  const { format, images, highQuality = false } = choices;
  const query = new URLSearchParams({ format, images: String(images), highQuality: String(highQuality) });
  const response = await fetch(`/api/tutorials/${tutorialId}/download?${query}`);
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  const [, name = `tutoriel.${format}`] =
    /filename="?([\w.-]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, content: await response.blob() };
}

function save({ name, content }: NamedFile): void {
  const href = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser has to have begun to read it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
