import { Field, Input, Span } from '@chakra-ui/react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './LabelledField';

interface ChoiceProps extends Omit<ComponentProps<typeof Input>, 'type'> {
  type: 'checkbox' | 'radio';
  /** Shows a frame with the text, filled when chosen, instead of a button beside it. */
  isChip?: boolean;
  /** Describes the choice without being part of its name. */
  hint?: ReactNode;
  error?: string;
  /** The text. */
  children: ReactNode;
}

/**
 * A checkbox or a radio button. Native, since Chakra's are dead until scripts run and need a `style` attribute, which the
 * content security policy drops.
 */
export function Choice({ isChip, hint, error, children, ...input }: ChoiceProps) {
  const id = useId();
  const look = isChip ? 'chip' : 'choice';
  return (
    <Field.Root kind={look} invalid={Boolean(error)}>
      <Field.Label>
        <Input variant={look} aria-labelledby={id} {...input} />
        <Span flex="1" minW="0">
          <span id={id}>{children}</span>
          {hint && <Field.HelperText>{hint}</Field.HelperText>}
        </Span>
      </Field.Label>
      <FieldError>{error}</FieldError>
    </Field.Root>
  );
}
