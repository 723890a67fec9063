import { Link } from 'react-router-dom';
import { Box, chakra, Text } from '@chakra-ui/react';
import type { Domain } from './domain';
import { DomainIcon } from './DomainIcon';
import { pathOfDomain } from '../../lib/paths';

const Card = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    h: 'full',
    p: '5',
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    color: 'inherit',
    textDecoration: 'none',
    _notSwitching: {
      transition: 'border-color, transform',
      transitionDuration: 'moderate',
      _motionReduce: { transition: 'none' },
    },
    _hover: { borderColor: 'brand.solid', transform: 'translateY(-2px)' },
    _motionReduce: { _hover: { transform: 'none' } },
  },
});

export function DomainCard({
  domain,
  headingLevel: Title = 'h3',
}: {
  domain: Domain;
  headingLevel?: 'h2' | 'h3';
}) {
  return (
    <Card to={pathOfDomain(domain.slug)}>
      <DomainIcon domain={domain} />
      <Box as={Title} fontSize="xl">
        {domain.name}
      </Box>
      <Text color="fg.muted" fontSize="sm">
        {domain.description}
      </Text>
    </Card>
  );
}
