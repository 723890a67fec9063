import { ApiError } from '@passerelle/api-client/request';

/** Those that the server makes a picture of. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

/**
 * Has the site keep an image, without what the camera wrote into it.
 * @returns its address on the site
 * @throws Error whose message says to the author why not
 */
export async function sendImage(file: File): Promise<string> {
  try {
    const response = await fetch('/api/images', {
      method: 'POST',
      headers: { 'content-type': file.type },
      body: file,
    });
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, text, response.statusText);
    return (JSON.parse(text) as { url: string }).url;
  } catch (error) {
    const reason = error instanceof ApiError ? error.said : undefined;
    throw new Error(reason ?? 'L’image n’a pas pu être envoyée. Réessayez dans un instant.', {
      cause: error,
    });
  }
}

/** Images among what is pasted or dropped. */
export function imagesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => IMAGE_TYPES.includes(type));
}
