import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface LabelledFieldProps {
  label: string;
  /** Leaves the label to screen readers, where a heading right above says the same. */
  labelHidden?: boolean;
  hint?: string;
  /** Draws the control, which takes this id. */
  children: (id: string) => ReactNode;
}

export function LabelledField({ label, labelHidden, hint, children }: LabelledFieldProps) {
  const id = useId();
  return (
    <Box minW="0">
      <chakra.label
        htmlFor={id}
        display="block"
        mb="1.5"
        fontSize="sm"
        fontWeight="semibold"
        srOnly={labelHidden}
      >
        {label}
      </chakra.label>
      {children(id)}
      {hint && (
        <Box mt="1.5" fontSize="xs" color="fg.muted">
          {hint}
        </Box>
      )}
    </Box>
  );
}
