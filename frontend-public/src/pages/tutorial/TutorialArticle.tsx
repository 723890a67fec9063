import { Box, chakra, Container, Grid, List } from '@chakra-ui/react';
import { repeatsOpening, withoutRepeatedTitle } from '@passerelle/api-client/said-once';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Comments } from '../../features/comments/Comments';
import { useDomains } from '../../features/domains/domain';
import { ArticleContent } from '../../features/tutorials/ArticleContent';
import { ProgressCard } from '../../features/progress/ProgressCard';
import { useMemoryWanted } from '../../features/progress/use-memory-wanted';
import type { Rated } from '../../features/ratings/rating';
import { Cover } from '../../features/tutorials/Cover';
import { TableOfContents } from '../../features/tutorials/TableOfContents';
import {
  authorsOf,
  sampleArticleQuery,
  type Tutorial,
  tutorialQuery,
} from '../../features/tutorials/tutorial';
import { useCodeTools } from '../../features/tutorials/use-code-tools';
import { useOpenedInPlace } from '../../features/tutorials/use-opened-in-place';
import { useTableOfContents } from '../../features/tutorials/use-table-of-contents';
import { apiQuery } from '../../lib/query-client';
import { BadgeLink } from '../../ui/controls';
import { lazyPart } from '../../ui/lazy-part';
import { PageHead } from '../../ui/PageHead';
import { useSite } from '../../lib/site';
import { StructuredData } from '../../ui/StructuredData';
import { AboutCard } from './AboutCard';
import { AuthorCard } from './AuthorCard';
import { FurtherReading } from './FurtherReading';
import { ShareRow } from './ShareRow';
import { Credits } from './Credits';
import { ReadingBar, ReadingRow, type OpenSheet } from './ReadingTools';
import { tutorialData } from './tutorial-data';
import { TutorialHeader } from './TutorialHeader';
import { useHeadingArrival } from '../../ui/use-heading-arrival';
import { languageProps, useTranslation } from '../../features/translation/use-translation';
import { pathOfTag, pathOfTutorial } from '../../lib/paths';

const UnpublishedBanner = lazyPart(async () => (await import('./UnpublishedBanner')).UnpublishedBanner);
const ReadingMemory = lazyPart(
  async () => (await import('../../features/progress/ReadingMemory')).ReadingMemory,
);

const TranslationNote = lazyPart(
  async () => (await import('../../features/translation/TranslationNote')).TranslationNote,
);
const ReadingSheet = lazyPart(async () => (await import('./ReadingSheet')).ReadingSheet);
const ImageDialog = lazyPart(async () => (await import('../../features/tutorials/ImageDialog')).ImageDialog);
const FootnoteNote = lazyPart(
  async () => (await import('../../features/tutorials/FootnoteNote')).FootnoteNote,
);

export function TutorialArticle({ tutorial: original }: { tutorial: Tutorial }) {
  const translation = useTranslation(original);
  const { tutorial } = translation;
  const { unpublished } = original;
  const domain = useDomains().find(({ id }) => id === tutorial.domainId);
  const queryClient = useQueryClient();
  const { data: settings } = useQuery(apiQuery('/api/settings'));
  const remembers = useMemoryWanted();
  const site = useSite();
  const article = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useHeadingArrival(article);
  const { data: sample } = useQuery({ ...sampleArticleQuery(), enabled: tutorial.content === '' });
  const html = tutorial.content
    ? withoutRepeatedTitle(tutorial.content, tutorial.title)
    : (sample?.content ?? '');
  const showsLead = !repeatsOpening(original.description, original.content);
  const contents = useTableOfContents(article, html);
  useCodeTools(article, html);
  const { opened, close } = useOpenedInPlace(article);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  // Another one may have been opened meanwhile.
  const closeSheet = () => setSheet((now) => (now === sheet ? null : now));
  const tools = {
    article,
    readTime: tutorial.readTime,
    hasContents: contents.entries.length > 0,
    open: sheet,
    onOpen: setSheet,
  };

  function showRating({ average, count }: Rated) {
    const { queryKey } = tutorialQuery(tutorial.id);
    queryClient.setQueryData(
      queryKey,
      (known) => known && { ...known, ratingAverage: average, ratingCount: count },
    );
  }

  return (
    <Container py={{ base: '2', md: '6' }}>
      <PageHead
        title={tutorial.title}
        description={tutorial.description}
        path={pathOfTutorial(tutorial.id)}
        image={`${pathOfTutorial(tutorial.id)}/apercu.png?v=${Date.parse(tutorial.updatedAt)}`}
        type="article"
      />
      <StructuredData data={import.meta.env.SSR && tutorialData(tutorial, domain, site)} />
      <Suspense>
        {unpublished && <UnpublishedBanner tutorialId={original.id} unpublished={unpublished} />}
      </Suspense>
      <TutorialHeader
        tutorial={tutorial}
        domain={domain}
        language={languageProps(translation)}
        showsLead={showsLead}
        ratingsClosed={settings?.enableRatings === false}
        onRated={showRating}
        article={article}
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' }}
        columnGap={{ lg: '12', xl: '16' }}
        rowGap="8"
        mt={{ base: '4', md: '6' }}
      >
        <Box minW="0">
          <Box
            // Small, so that the text starts above the fold.
            h={{ base: '14', md: '32' }}
            borderRadius="lg"
            overflow="hidden"
            bg="bg.muted"
            mb={{ base: '4', md: '6' }}
          >
            {tutorial.image ? (
              <chakra.img
                css={{ w: 'full', h: 'full', objectFit: 'cover' }}
                src={tutorial.image}
                alt={tutorial.imageAlt ?? ''}
                fetchPriority="high"
              />
            ) : (
              <Cover seed={tutorial.id} background={domain?.iconBg} color={domain?.iconColor} />
            )}
          </Box>
          <TableOfContents contents={contents} folded />
          <Suspense>
            {translation.language && (
              <TranslationNote language={translation.language} onOriginal={translation.showOriginal} />
            )}
          </Suspense>
          <Box position="relative" ref={frame}>
            <ArticleContent ref={article} html={html} language={languageProps(translation)} />
            <ReadingBar {...tools} />
            <Suspense>
              {opened?.kind === 'note' && (
                <FootnoteNote key={opened.link.id} link={opened.link} frame={frame} onClose={close} />
              )}
              {opened?.kind === 'image' && <ImageDialog link={opened.link} onClose={close} />}
              {sheet && <ReadingSheet open={sheet} contents={contents} onClose={closeSheet} />}
            </Suspense>
          </Box>
          <Credits tutorial={tutorial} />
          <div data-part="share">
            <ShareRow
              tutorialId={original.id}
              title={original.title}
              isOnSite={!unpublished}
              authorIds={[original.authorId, ...original.authors.map(({ id }) => id)]}
              language={translation.language}
              pending={translation.pending}
              translate={translation.translate}
            />
          </div>
          {tutorial.tags.length > 0 && (
            <List.Root
              flexDirection="row"
              flexWrap="wrap"
              mt="6"
              gap="2"
              css={{ '@media (pointer: coarse)': { rowGap: '5' } }}
              aria-label="Étiquettes"
            >
              {tutorial.tags.map((tag) => (
                <li key={tag}>
                  <BadgeLink to={pathOfTag(tag)} minH="6">
                    #{tag}
                  </BadgeLink>
                </li>
              ))}
            </List.Root>
          )}
          <div data-part="comments">
            <Suspense>{!unpublished && <Comments tutorialId={tutorial.id} />}</Suspense>
          </div>
        </Box>
        <chakra.aside
          display="flex"
          flexDirection="column"
          gap="5"
          alignSelf="start"
          position={{ lg: 'sticky' }}
          top="belowHeader"
          maxH={{ lg: 'besideText' }}
          overflowY={{ lg: 'auto' }}
          aria-label="À côté du tutoriel"
        >
          <ReadingRow {...tools} />
          <TableOfContents contents={contents} />
          {!unpublished && <ProgressCard tutorialId={tutorial.id} sections={contents.entries} />}
          <AboutCard tutorial={tutorial} domainName={domain?.name} />
          {authorsOf(tutorial).map((author, place) => (
            <AuthorCard key={place} author={author} />
          ))}
        </chakra.aside>
      </Grid>
      <div data-part="further-reading">
        <Suspense>
          <FurtherReading tutorialId={tutorial.id} />
        </Suspense>
      </div>
      {remembers && !unpublished && (
        <Suspense>
          <ReadingMemory article={article} tutorial={original} />
        </Suspense>
      )}
    </Container>
  );
}
