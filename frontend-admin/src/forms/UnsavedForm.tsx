import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useUnsaved } from '../frame/unsaved';

interface UnsavedFormProps {
  place?: 'tab' | 'screen';
  /** Called when the form gets its first change, and when it has none any more. */
  onChange?: (isUnsaved: boolean) => void;
}

/** Inside a form: while it has unsaved changes, leaving it needs a confirmation. */
export function UnsavedForm({ place, onChange }: UnsavedFormProps) {
  const { isDirty, isSubmitting } = useFormState();
  // A successful submission may lead to another screen.
  const isUnsaved = isDirty && !isSubmitting;
  useUnsaved(isUnsaved, place);
  useEffect(() => onChange?.(isUnsaved), [isUnsaved, onChange]);
  return null;
}
