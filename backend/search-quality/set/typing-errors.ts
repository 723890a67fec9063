/** The kinds of typing errors in the set. */
export const errors = ['left-out', 'doubled', 'swapped', 'wrong', 'added'] as const;
export type TypingError = (typeof errors)[number];

/** Rows of the French keyboard: a wrong letter is one of the neighbouring keys. */
const ROWS = ['azertyuiop', 'qsdfghjklm', 'wxcvbn'];

function besideOnKeyboard(letter: string): string {
  const row = ROWS.find((keys) => keys.includes(letter)) ?? ROWS[0]!;
  const at = row.indexOf(letter);
  return row[at + 1] ?? row[at - 1] ?? 'e';
}

/** The word with one error at index `at`; undefined if the error would not change it. */
export function mistype(word: string, error: TypingError, at: number): string | undefined {
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
  const plain = letter.normalize('NFD')[0]!;
  const mistyped = {
    'left-out': before + after,
    doubled: before + letter + letter + after,
    swapped: after && before + after[0]! + letter + after.slice(1),
    wrong: before + besideOnKeyboard(plain) + after,
    added: before + letter + besideOnKeyboard(plain) + after,
  }[error];
  return mistyped === '' || mistyped === word ? undefined : mistyped;
}
