import { css } from '#styles/css';
import TriangleAlert from '~icons/triangle-alert';
import { useFormState } from 'react-hook-form';

/** Form-level error. */
export function FormProblem() {
  const { errors } = useFormState();
  if (!errors.root?.message) return null;
  return (
    <div
      className={css({
        display: 'flex',
        gap: '3',
        p: '3',
        border: '1px solid',
        borderColor: 'fg.error',
        borderRadius: 'md',
        color: 'fg.error',
        fontWeight: 'medium',
      })}
      role="alert"
    >
      <TriangleAlert size={20} aria-hidden />
      <p className={css({ flex: '1' })}>{errors.root.message}</p>
    </div>
  );
}
