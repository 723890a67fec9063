import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface LabelledFieldProps {
  label: string;
  hint?: string;
  /** Draws the control, which takes this id. */
  children: (id: string) => ReactNode;
}

export function LabelledField({ label, hint, children }: LabelledFieldProps) {
  const id = useId();
  return (
    <Box minW="0">
      <chakra.label htmlFor={id} display="block" mb="1.5" fontSize="sm" fontWeight="semibold">
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
