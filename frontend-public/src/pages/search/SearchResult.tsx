import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import ArrowRight from '~icons/arrow-right';
import { Fragment } from 'react';
import { authorOf, difficultyLabel, type TutorialItem } from '../../features/tutorials/tutorial';
import { Badge, ButtonLink, PlainLink } from '../../ui/controls';
import { FormattedDate } from '../../ui/FormattedDate';

export function SearchResult({ tutorial }: { tutorial: TutorialItem }) {
  const facts = [
    authorOf(tutorial).name,
    ...(tutorial.readTime ? [`${tutorial.readTime} min`] : []),
    difficultyLabel(tutorial.difficulty),
    `${tutorial.views} vue${tutorial.views > 1 ? 's' : ''}`,
  ];
  return (
    <chakra.article
      py="6"
      borderColor="border"
      css={{ '& + &': { borderTopWidth: '1px' }, '&:last-of-type': { pb: '0' } }}
    >
      <Heading as="h3" fontSize="xl">
        <PlainLink to={`/tutoriels/${tutorial.id}`}>{tutorial.title}</PlainLink>
      </Heading>
      <Text fontSize="sm" color="fg.muted" mt="1">
        <FormattedDate value={tutorial.date} />
      </Text>
      {tutorial.tags.length > 0 && (
        <Flex gap="1.5" wrap="wrap" mt="3">
          {tutorial.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </Flex>
      )}
      <Text mt="3" maxW="measure">
        {tutorial.description}
      </Text>
      <Flex mt="4" gap="4" align="center" justify="space-between" wrap="wrap">
        <Text fontSize="sm" color="fg.muted">
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              <chakra.span whiteSpace={index > 0 ? 'nowrap' : undefined}>{fact}</chakra.span>
            </Fragment>
          ))}
        </Text>
        <ButtonLink size="sm" variant="outline" to={`/tutoriels/${tutorial.id}`}>
          Lire le tutoriel <ArrowRight size={16} aria-hidden />
        </ButtonLink>
      </Flex>
    </chakra.article>
  );
}
