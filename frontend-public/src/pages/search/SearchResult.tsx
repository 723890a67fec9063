import { Badge, Box, chakra, Heading, Span, Text, Wrap } from '@chakra-ui/react';
import ArrowRight from '~icons/arrow-right';
import { Fragment } from 'react';
import { Marked } from '../../features/search/Marked';
import type { FoundTutorial } from '../../features/search/search';
import { authorOf, difficultyLabel } from '../../features/tutorials/tutorial';
import { ButtonLink, PlainLink, TextLink } from '../../ui/controls';
import { FormattedDate } from '../../ui/FormattedDate';
import { pathOfTutorial } from '../../lib/paths';

export function SearchResult({ tutorial }: { tutorial: FoundTutorial }) {
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
      <Heading as="h3" fontSize="xl" dir="auto">
        <PlainLink to={pathOfTutorial(tutorial.id)}>
          <Marked text={tutorial.title} marks={tutorial.titleMarks} />
        </PlainLink>
      </Heading>
      <Text fontSize="sm" color="fg.muted" mt="1">
        <FormattedDate value={tutorial.date} />
      </Text>
      {tutorial.tags.length > 0 && (
        <Wrap gap="1.5" mt="3">
          {tutorial.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </Wrap>
      )}
      <Text mt="3" maxW="measure" dir="auto">
        {tutorial.description}
      </Text>
      {tutorial.passage && <FoundPassage id={tutorial.id} passage={tutorial.passage} />}
      <Wrap mt="4" gap="4" align="center" justify="space-between">
        <Text fontSize="sm" color="fg.muted">
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              <Span whiteSpace={index > 0 ? 'nowrap' : undefined}>{fact}</Span>
            </Fragment>
          ))}
        </Text>
        <ButtonLink size="sm" variant="outline" to={pathOfTutorial(tutorial.id)}>
          Lire le tutoriel <ArrowRight size={16} aria-hidden />
        </ButtonLink>
      </Wrap>
    </chakra.article>
  );
}

/** The matching passage and its heading. */
function FoundPassage({ id, passage }: { id: number; passage: NonNullable<FoundTutorial['passage']> }) {
  const { text, marks, heading, anchor } = passage;
  return (
    <Box mt="3" ps="4" borderInlineStartWidth="3px" borderColor="brand.muted" maxW="measure">
      {heading && (
        <TextLink
          to={`${pathOfTutorial(id)}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`}
          fontSize="sm"
          fontWeight="semibold"
        >
          {heading}
        </TextLink>
      )}
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        <Marked text={text} marks={marks} />
      </Text>
    </Box>
  );
}
