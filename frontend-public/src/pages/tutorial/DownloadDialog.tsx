import { Button } from '@chakra-ui/react';
import { ApiError } from '@passerelle/api-client/request';
import { useForm } from 'react-hook-form';
import { defaultChoices, FormatFields, type FileChoices } from '../../features/exports/FormatFields';
import { Dialog } from '../../ui/Dialog';
import { DialogActions } from '../../ui/DialogActions';
import { Form } from '../../ui/forms/Form';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { toast } from '../../ui/toasts/toaster';
import { pause } from '../../lib/pause';

const LEAST_MS = 1500;

const formats = ['pdf', 'epub', 'html', 'markdown'] as const;

interface DownloadDialogProps {
  tutorialId: number;
  onClose: () => void;
}

export function DownloadDialog({ tutorialId, onClose }: DownloadDialogProps) {
  const form = useForm<FileChoices>({ defaultValues: defaultChoices });

  async function send(choices: FileChoices) {
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
    <Dialog title="Télécharger ce tutoriel" onClose={onClose}>
      <Form form={form} send={send} label="Télécharger ce tutoriel">
        <FormatFields offered={formats} />
        <DialogActions mt="5">
          <Button variant="outline" onClick={onClose}>
            Annuler
          </Button>
          <SubmitButton pending="Préparation…">Télécharger</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface NamedFile {
  name: string;
  content: Blob;
}

/** @throws ApiError */
async function fetchFile(tutorialId: number, choices: FileChoices): Promise<NamedFile> {
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
  // The browser must have started reading the blob before its URL is revoked.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
