import { useFormState } from 'react-hook-form';
import { Failure } from '../Failure';

/** Form-level error. */
export function FormProblem() {
  const message = useFormState().errors.root?.message;
  return message ? <Failure message={message} /> : null;
}
