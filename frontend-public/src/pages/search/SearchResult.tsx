import { css } from '#styles/css';
import ArrowRight from '~icons/arrow-right';
import { Fragment } from 'react';
import { Marked } from '../../features/search/Marked';
import type { FoundTutorial } from '../../features/search/search';
import { authorOf, difficultyLabel } from '../../features/tutorials/tutorial';
import { Badge, ButtonLink, PlainLink, TextLink } from '../../ui/controls';
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
    <article
      className={css({
        py: '6',
        borderColor: 'border',
        '& + &': { borderTopWidth: '1px' },
        '&:last-of-type': { pb: '0' },
      })}
    >
      <h3 className={css({ fontSize: 'xl' })} dir="auto">
        <PlainLink to={pathOfTutorial(tutorial.id)}>
          <Marked text={tutorial.title} marks={tutorial.titleMarks} />
        </PlainLink>
      </h3>
      <p className={css({ fontSize: 'sm', color: 'fg.muted', mt: '1' })}>
        <FormattedDate value={tutorial.date} />
      </p>
      {tutorial.tags.length > 0 && (
        <div className={css({ display: 'flex', gap: '1.5', flexWrap: 'wrap', mt: '3' })}>
          {tutorial.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </div>
      )}
      <p className={css({ mt: '3', maxW: 'measure' })} dir="auto">
        {tutorial.description}
      </p>
      {tutorial.passage && <FoundPassage id={tutorial.id} passage={tutorial.passage} />}
      <div
        className={css({
          display: 'flex',
          mt: '4',
          gap: '4',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
        })}
      >
        <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              <span className={index > 0 ? css({ whiteSpace: 'nowrap' }) : undefined}>{fact}</span>
            </Fragment>
          ))}
        </p>
        <ButtonLink size="sm" variant="outline" to={pathOfTutorial(tutorial.id)}>
          Lire le tutoriel <ArrowRight size={16} aria-hidden />
        </ButtonLink>
      </div>
    </article>
  );
}

/** The matching passage and its heading. */
function FoundPassage({ id, passage }: { id: number; passage: NonNullable<FoundTutorial['passage']> }) {
  const { text, marks, heading, anchor } = passage;
  return (
    <div
      className={css({
        mt: '3',
        ps: '4',
        borderInlineStartWidth: '3px',
        borderColor: 'brand.muted',
        maxW: 'measure',
      })}
    >
      {heading && (
        <TextLink
          to={`${pathOfTutorial(id)}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`}
          css={{ fontSize: 'sm', fontWeight: 'semibold' }}
        >
          {heading}
        </TextLink>
      )}
      <p className={css({ fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' })}>
        <Marked text={text} marks={marks} />
      </p>
    </div>
  );
}
