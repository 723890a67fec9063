import { css } from '#styles/css';
import { Button } from './controls';

/** Says that something could not be loaded and offers to try again. */
export function Failure({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div
      className={css({
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'start',
        gap: '3',
        p: '5',
        borderRadius: 'lg',
        bg: 'bg.muted',
        // Several lists of a page may fail at once.
        '& + &': { mt: '4' },
      })}
      role="alert"
    >
      <p>{message}</p>
      {onRetry && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  );
}
