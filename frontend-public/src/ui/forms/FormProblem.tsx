import { Flex, Text } from '@chakra-ui/react';
import TriangleAlert from '~icons/triangle-alert';
import { useFormState } from 'react-hook-form';

/** Says why the form around it was refused or could not be sent, where no field is to blame. */
export function FormProblem() {
  const { errors } = useFormState();
  if (!errors.root?.message) return null;
  return (
    <Flex
      role="alert"
      gap="3"
      p="3"
      border="1px solid"
      borderColor="fg.error"
      borderRadius="md"
      color="fg.error"
      fontWeight="medium"
    >
      <TriangleAlert size={20} aria-hidden />
      <Text flex="1">{errors.root.message}</Text>
    </Flex>
  );
}
