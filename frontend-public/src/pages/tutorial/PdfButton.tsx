import FileText from '~icons/file-text';
import { useRef, useState, type FormEvent } from 'react';
import { toast } from '../../ui/toasts/toaster';
import { pause } from '../../lib/pause';
import { BusyButton } from '../../ui/BusyButton';

const BUSY_MS = 2000;
const FAILED = 'Impossible de générer le PDF. Veuillez réessayer.';

/**
 * Downloads the PDF in an iframe, so that an error response does not replace the page. Without JavaScript it is a plain
 * link.
 */
export function PdfButton({ tutorialId }: { tutorialId: number }) {
  const address = `/api/tutorials/${tutorialId}/pdf`;
  const frame = useRef<HTMLIFrameElement>(null);
  const [busy, setBusy] = useState(false);

  async function navigate(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const refused = new Promise<void>((_, reject) => {
      frame.current!.onload = () => reject(new Error('The frame shows a refusal'));
    });
    frame.current!.contentWindow?.location.replace(address);
    try {
      // A navigation reports no completed download, so a HEAD request for the same file is awaited instead.
      const ready = fetch(`/api/tutorials/${tutorialId}/download`, { method: 'HEAD' }).then(mustBeOk);
      await Promise.race([Promise.all([ready, pause(BUSY_MS)]), refused]);
      toast({ title: 'PDF prêt' });
    } catch {
      await pause(BUSY_MS);
      toast({ title: FAILED, destructive: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form action={address} onSubmit={(event) => void navigate(event)}>
      <BusyButton type="submit" variant="outline" size="sm" busy={busy}>
        <FileText size={16} aria-hidden /> PDF
      </BusyButton>
      <iframe ref={frame} title="Téléchargement du PDF" hidden tabIndex={-1} />
    </form>
  );
}

function mustBeOk(response: Response): void {
  if (!response.ok) throw new Error(String(response.status));
}
