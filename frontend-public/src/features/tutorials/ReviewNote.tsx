import { css } from '#styles/css';

/** A reviewer's note on the changes that the authors of the tutorial should make. */
export function ReviewNote({ note }: { note: string }) {
  return (
    <p
      dir="auto"
      className={css({ mt: '2', fontSize: 'sm', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}
    >
      <strong>Relecture :</strong> {note}
    </p>
  );
}
