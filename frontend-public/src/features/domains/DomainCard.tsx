import { Link } from 'react-router-dom';
import { Box, Card, Text } from '@chakra-ui/react';
import type { Domain } from './domain';
import { DomainIcon } from './DomainIcon';
import { pathOfDomain } from '../../lib/paths';

export function DomainCard({
  domain,
  headingLevel: Title = 'h3',
}: {
  domain: Domain;
  headingLevel?: 'h2' | 'h3';
}) {
  return (
    <Card.Root variant="link" gap="3" p="5" asChild>
      <Link to={pathOfDomain(domain.slug)}>
        <DomainIcon domain={domain} />
        <Box as={Title} fontSize="xl">
          {domain.name}
        </Box>
        <Text color="fg.muted" fontSize="sm">
          {domain.description}
        </Text>
      </Link>
    </Card.Root>
  );
}
