/** LIKE pattern that matches `text` literally anywhere; use it with ESCAPE '!'. */
export function likeContains(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}
