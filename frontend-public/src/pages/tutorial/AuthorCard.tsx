import { Flex, Heading, Text } from '@chakra-ui/react';
import { Avatar } from '../../ui/Avatar';
import { authorOf, type Tutorial } from '../../features/tutorials/tutorial';
import { Panel } from '../../ui/controls';

const PREVIEW_LENGTH = 60;

export function AuthorCard({ tutorial }: { tutorial: Tutorial }) {
  const author = authorOf(tutorial);
  return (
    <Panel aria-label="Auteur">
      <Flex gap="3" align="center">
        <Avatar person={author} size={48} />
        <div>
          <Heading as="h2" fontSize="md">
            {author.name}
          </Heading>
          {author.bio && (
            <Text fontSize="sm" color="fg.muted">
              {preview(author.bio)}
            </Text>
          )}
        </div>
      </Flex>
    </Panel>
  );
}

function preview(text: string): string {
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH)}…` : text;
}
