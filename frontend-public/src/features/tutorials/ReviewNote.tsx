import { css } from '#styles/css';

/** What a reviewer asks its authors to change. */
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
