import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ContributorStateProps {
  titleId: string;
  title: string;
  text: string;
  children?: ReactNode;
}

/** State of the request to publish, and the next step. */
export function ContributorState({ titleId, title, text, children }: ContributorStateProps) {
  return (
    <>
      <Heading as="h2" fontSize="xl" id={titleId}>
        {title}
      </Heading>
      <Text mt="2" color="fg.muted" textWrap="pretty">
        {text}
      </Text>
      {children && <Box mt="5">{children}</Box>}
    </>
  );
}
