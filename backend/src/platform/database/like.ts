/** A LIKE pattern that finds `text` anywhere, to the letter; use it with ESCAPE '!'. */
export function likeContains(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}
