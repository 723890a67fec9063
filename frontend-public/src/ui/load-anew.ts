import { toast } from './toasts/toaster';

/** Loads the page anew if the server is there: a browser that reaches none shows a page of its own instead of ours. */
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
