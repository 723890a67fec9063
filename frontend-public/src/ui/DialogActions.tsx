import { Flex, type FlexProps } from '@chakra-ui/react';

/** The buttons that close a dialog, the one that does something last. Where they do not fit beside each other it comes first. */
export function DialogActions(props: FlexProps) {
  return (
    <Flex
      justify="end"
      gap="3"
      wrap="wrap-reverse"
      css={{ '& > button': { flexGrow: { base: '1', sm: '0' } } }}
      {...props}
    />
  );
}
