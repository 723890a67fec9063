import { Flex, Text } from '@chakra-ui/react';
import TriangleAlert from '~icons/triangle-alert';
import { useFormState } from 'react-hook-form';

/** Form-level error. */
export function FormProblem() {
  const { errors } = useFormState();
  if (!errors.root?.message) return null;
  return (
    <Flex
      gap="3"
      p="3"
      border="1px solid"
      borderColor="fg.error"
      borderRadius="md"
      color="fg.error"
      fontWeight="medium"
      role="alert"
    >
      <TriangleAlert size={20} aria-hidden />
      <Text flex="1">{errors.root.message}</Text>
    </Flex>
  );
}
