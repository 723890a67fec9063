import { chakra, Container, Heading, Wrap } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface HomeSectionProps {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ id, title, action, children }: HomeSectionProps) {
  return (
    <chakra.section mt={{ base: '16', md: '24' }} id={id} aria-labelledby={`_${id}-title`}>
      <Container>
        <Wrap align="end" justify="space-between" gap="4" mb={{ base: '6', md: '8' }}>
          <Heading as="h2" fontSize="3xl" letterSpacing="tight" id={`_${id}-title`}>
            {title}
          </Heading>
          {action}
        </Wrap>
        {children}
      </Container>
    </chakra.section>
  );
}
