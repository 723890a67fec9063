import { Link } from 'react-router-dom';
import { excerptOf } from '@passerelle/api-client/text-length';
import { Card, Heading, HStack, Text } from '@chakra-ui/react';
import { Avatar } from '../../ui/Avatar';
import type { Author } from '../../features/tutorials/tutorial';
import { pathOfAuthor } from '../../lib/paths';

const PREVIEW_LENGTH = 60;

export function AuthorCard({ author }: { author: Author }) {
  const { id, name, bio } = author;
  return (
    <Card.Root as="section" aria-label="Auteur">
      <HStack gap="3">
        <Avatar person={author} size="12" />
        <div>
          <Heading as="h2" fontSize="md" dir="auto">
            {id === null ? name : <Link to={pathOfAuthor(id)}>{name}</Link>}
          </Heading>
          {bio && (
            <Text fontSize="sm" color="fg.muted" dir="auto">
              {excerptOf(bio, PREVIEW_LENGTH)}
            </Text>
          )}
        </div>
      </HStack>
    </Card.Root>
  );
}
