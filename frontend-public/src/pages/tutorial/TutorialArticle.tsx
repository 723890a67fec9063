import { Box, chakra, Flex, Grid, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { useDomains } from '../../features/domains/domain';
import { ArticleContent } from '../../features/tutorials/ArticleContent';
import { Cover } from '../../features/tutorials/Cover';
import { sampleArticle } from '../../features/tutorials/sample-article';
import { TableOfContents } from '../../features/tutorials/TableOfContents';
import type { Tutorial } from '../../features/tutorials/tutorial';
import { useTableOfContents } from '../../features/tutorials/use-table-of-contents';
import { BadgeLink } from '../../ui/controls';
import { Page } from '../../ui/Page';
import { PageHead } from '../../ui/PageHead';
import { AboutCard } from './AboutCard';
import { AuthorCard } from './AuthorCard';
import { Comments } from './Comments';
import { Credits } from './Credits';
import { ProgressPrompt } from './ProgressPrompt';
import { ShareRow } from './ShareRow';
import { Suggestions } from './Suggestions';
import { TranslationNote } from './TranslationNote';
import { TutorialHeader } from './TutorialHeader';
import { languageProps, useTranslation } from './use-translation';

export function TutorialArticle({ tutorial: original }: { tutorial: Tutorial }) {
  const translation = useTranslation(original);
  const { tutorial } = translation;
  const domain = useDomains().find(({ id }) => id === tutorial.domainId);
  const article = useRef<HTMLDivElement>(null);
  const html = tutorial.content || sampleArticle;
  const contents = useTableOfContents(article, html);
  return (
    <Page py={{ base: '6', md: '10' }}>
      <PageHead
        title={tutorial.title}
        description={tutorial.description}
        path={`/tutoriels/${tutorial.id}`}
        image={tutorial.image}
        type="article"
      />
      <TutorialHeader tutorial={tutorial} domain={domain} language={languageProps(translation)} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' }}
        columnGap={{ lg: '12', xl: '16' }}
        rowGap="8"
        mt={{ base: '6', md: '8' }}
      >
        <Box minW="0">
          <Box
            aspectRatio={{ base: '16 / 9', lg: '21 / 9' }}
            borderRadius="lg"
            overflow="hidden"
            bg="bg.muted"
            mb="8"
          >
            {tutorial.image ? (
              <chakra.img
                src={tutorial.image}
                alt=""
                w="full"
                h="full"
                objectFit="cover"
                fetchPriority="high"
              />
            ) : (
              <Cover seed={tutorial.id} background={domain?.iconBg} color={domain?.iconColor} />
            )}
          </Box>
          <TableOfContents contents={contents} folded />
          {translation.language && (
            <TranslationNote language={translation.language} onOriginal={translation.showOriginal} />
          )}
          <ArticleContent
            ref={article}
            html={html}
            handedOver={tutorial.content !== ''}
            language={languageProps(translation)}
          />
          <Credits tutorial={tutorial} />
          <ShareRow tutorial={original} translation={translation} />
          {tutorial.tags.length > 0 && (
            <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" mt="6" aria-label="Étiquettes">
              {tutorial.tags.map((tag) => (
                <li key={tag}>
                  <BadgeLink to={`/recherche?${new URLSearchParams({ tags: tag })}`} minH="6">
                    #{tag}
                  </BadgeLink>
                </li>
              ))}
            </Flex>
          )}
          <Comments />
        </Box>
        <Stack
          as="aside"
          aria-label="À côté du tutoriel"
          gap="5"
          alignSelf="start"
          position={{ lg: 'sticky' }}
          top="5.5rem"
          maxH={{ lg: 'calc(100dvh - 6.5rem)' }}
          overflowY={{ lg: 'auto' }}
        >
          <TableOfContents contents={contents} />
          <ProgressPrompt />
          <AboutCard tutorial={tutorial} domainName={domain?.name} />
          <AuthorCard tutorial={tutorial} />
        </Stack>
      </Grid>
      <Suggestions tutorial={tutorial} />
    </Page>
  );
}
