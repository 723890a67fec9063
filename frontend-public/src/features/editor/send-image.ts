import { ApiError } from '@passerelle/api-client/request';

/** Image types that the server accepts. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

/**
 * Uploads an image. The server strips its metadata.
 * @returns the image's address on the site
 * @throws Error with a message for the author
 */
export async function uploadImage(file: File): Promise<string> {
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

/** Images in pasted or dropped data. */
export function imagesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => IMAGE_TYPES.includes(type));
}
