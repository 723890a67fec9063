import { chakra, Span } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FieldError } from '../LabelledField';
import { useField, type FieldProps } from './use-field';
import { choiceInput, choiceLabel } from './choice-styles';

interface CheckboxFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  label: ReactNode;
  hint?: ReactNode;
  /** One of several checkboxes with the same name. */
  value?: string;
}

export function CheckboxField({ name, label, hint, rules, value }: CheckboxFieldProps) {
  const id = useId();
  const { control, error } = useField({ name, rules });
  return (
    <div>
      <chakra.label css={choiceLabel}>
        <chakra.input
          css={choiceInput}
          type="checkbox"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          {...control}
        />
        <span>
          {label}
          {hint && (
            <Span display="block" fontSize="sm" color="fg.muted">
              {hint}
            </Span>
          )}
        </span>
      </chakra.label>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
