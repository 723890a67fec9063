import { toast } from './toasts/toaster';

/** Reloads the page if the server answers: otherwise the browser would replace it with its own error page. */
export async function loadAnew(): Promise<void> {
  try {
    await fetch('/api/health', { cache: 'no-store' });
    location.reload();
  } catch {
    toast({
      title: 'Le serveur ne répond pas',
      description: 'Réessayez dans un instant.',
      destructive: true,
    });
  }
}
