import { Box, type BoxProps } from '@chakra-ui/react';

/** The width and the margins that all screens share. */
export function Page(props: BoxProps) {
  return <Box w="full" maxW="page" mx="auto" px={{ base: '4', md: '8' }} {...props} />;
}
