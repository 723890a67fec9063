/** LIKE pattern that matches `text` literally anywhere; use it with ESCAPE '!'. */
export function likeContains(text: string): string {
  return `%${likeStart(text)}`;
}

/** LIKE pattern that matches texts beginning with `text`; use it with ESCAPE '!'. */
export function likeStart(text: string): string {
  return `${text.replace(/[!%_]/g, '!$&')}%`;
}
