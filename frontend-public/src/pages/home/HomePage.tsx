import { useLocation } from 'react-router-dom';
import { Box, List, Skeleton } from '@chakra-ui/react';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Fragment, Suspense, useEffect, type ReactNode } from 'react';
import { domainsQuery, useDomains } from '../../features/domains/domain';
import { DomainCard } from '../../features/domains/DomainCard';
import { useSession } from '../../features/session/use-session';
import { trendingQuery } from '../../features/tutorials/tutorial';
import { TutorialGrid, TutorialGridSkeleton } from '../../features/tutorials/TutorialGrid';
import { load } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { ButtonLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { FeedLinks } from '../../ui/FeedLinks';
import { Failure } from '../../ui/Failure';
import { lazyPart } from '../../ui/lazy-part';
import { PageHead } from '../../ui/PageHead';
import { useLook, useSite, type Site } from '../../lib/site';
import { StructuredData } from '../../ui/StructuredData';
import { hasHint } from '../../lib/page-hint';
import { useHydrated } from '../../ui/use-hydrated';
import { About } from './About';
import { Community } from './Community';
import { Hero } from './Hero';
import { figuresQuery, useFigures } from './home-figures';
import { siteData } from './home-data';
import { HomeSection } from './HomeSection';
import { Recommendations } from './Recommendations';

const ContinueReading = lazyPart(
  async () => (await import('../../features/progress/ContinueReading')).ContinueReading,
);

export function Component() {
  const domains = useDomains();
  const site = useSite();
  const { homeSections = builtInSections } = useLook();
  const trending = useQuery(trendingQuery());
  const figures = useFigures();
  const hydrated = useHydrated();
  const { isAuthenticated } = useSession();
  useScrollToHash(domains.length > 0 && !trending.isPending);
  const sections: Record<string, ReactNode> = {
    domains: <Domains />,
    recommendations: <Recommendations />,
    popular: <Trending />,
    community: <Community figures={figures.community} />,
    about: <About figures={figures.about} />,
  };
  return (
    <>
      <PageHead title={site.name} description={site.description} />
      <StructuredData data={import.meta.env.SSR && siteData(site, site.description)} />
      <FeedLinks title="Nouveaux tutoriels" />
      <Hero figures={figures.hero} />
      {/* Space is reserved for readers with a started tutorial, to avoid a layout shift. */}
      <Box css={{ '.continues &': { minH: { base: '54', md: '56' } } }}>
        {hydrated && (isAuthenticated || hasHint('continues')) && (
          <Suspense>
            <ContinueReading />
          </Suspense>
        )}
      </Box>
      {homeSections.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </>
  );
}

const builtInSections = ['domains', 'recommendations', 'popular', 'community', 'about'];

function Domains() {
  const domains = useDomains();
  const { homeDomainsTitle } = useLook();
  const builtIn = domains.length === 0 || domains.length === 6 ? 'Six domaines' : 'Des domaines';
  return (
    <HomeSection id="domains" title={homeDomainsTitle ?? `${builtIn}, une même envie de transmettre`}>
      <List.Root
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
        gap="5"
      >
        {domains.map((domain) => (
          <li key={domain.id}>
            <DomainCard domain={domain} />
          </li>
        ))}
        {domains.length === 0 &&
          Array.from({ length: 6 }, (_, index) => <Skeleton as="li" key={index} h="52" borderRadius="lg" />)}
      </List.Root>
    </HomeSection>
  );
}

function Trending() {
  const domains = useDomains();
  const trending = useQuery(trendingQuery());
  const isEmpty = trending.data?.length === 0;
  return (
    <HomeSection
      id="popular"
      title="Tutoriels du moment"
      action={
        !isEmpty && (
          <ButtonLink variant="outline" size="sm" to="/catalogue">
            Voir tout le catalogue
          </ButtonLink>
        )
      }
    >
      {isEmpty && (
        <EmptyState title="Le premier tutoriel reste à écrire" as="h3">
          <ButtonLink to="/devenir-contributeur" variant="outline">
            Devenir contributeur
          </ButtonLink>
        </EmptyState>
      )}
      {trending.data && !isEmpty && <TutorialGrid tutorials={trending.data} domains={domains} />}
      {trending.isPending && <TutorialGridSkeleton />}
      {trending.isError && (
        <Failure message="Impossible de charger les tutoriels." onRetry={() => void trending.refetch()} />
      )}
    </HomeSection>
  );
}

/**
 * Scrolls to the section of the hash, smoothly unless reduced motion is preferred, and again when the
 * page has its final height.
 */
function useScrollToHash(settled: boolean) {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  }, [hash, key, settled]);
}

export function createLoader(queryClient: QueryClient, { look }: Site): PageLoader {
  const figures = look?.realFigures ? [figuresQuery()] : [];
  return async () => {
    await load(queryClient, domainsQuery(), trendingQuery(), ...figures);
    return null;
  };
}
