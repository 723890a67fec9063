import { useLocationState } from '../../lib/location-state';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { chakra, Container, defineStyle, Skeleton, Stack } from '@chakra-ui/react';
import { ApiError } from '@passerelle/api-client/request';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import History from '~icons/history';
import { useCallback, useId, useState } from 'react';
import { domainsQuery } from '../../features/domains/domain';
import { said, type User } from '../../features/session/session';
import { load } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { idOf } from '@passerelle/api-client/address-id';
import { BackLink } from '../../ui/BackLink';
import { PlainLink, TextLink } from '../../ui/controls';
import { Failure } from '../../ui/Failure';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';
import { AuthorsPart } from './AuthorsPart';
import { ContributorsOnly } from './ContributorsOnly';
import { openDraft } from './open-draft';
import { isMissing, TextNotFound } from './TextNotFound';
import { TutorialForm } from './TutorialForm';
import { pathOfDraft, pathOfEditor, pathOfEditorHistory } from '../../lib/paths';

const description = 'Un titre, une phrase qui donne envie, un texte en Markdown.';

const DRAFT = 'brouillon';

/** The pages /contributions/nouveau (with the saved draft's id in the query) and /contributions/{id}. */
export function Component() {
  const { id } = useParams();
  if (id !== undefined && idOf(id) === 0) return <TextNotFound />;
  const title = id ? 'Modifier le tutoriel' : 'Écrire un tutoriel';
  return (
    <>
      <PageHead title={title} description={description} hidden />
      <noscript>
        <chakra.p textAlign="center" py="6" px="4">
          Sans JavaScript, vous pouvez écrire dans{' '}
          <TextLink to={id ? `/ecrire?tutoriel=${id}` : '/ecrire'}>un formulaire simple</TextLink>.
        </chakra.p>
      </noscript>
      <ContributorsOnly>
        {(user) => (
          <>
            <PageBanner title={title} introduction={description}>
              <BackLink to="/contributions">Mes contributions</BackLink>
              {id && (
                <PlainLink
                  to={pathOfEditorHistory(id)}
                  display="inline-flex"
                  alignItems="center"
                  gap="1.5"
                  minH="11"
                  ms="4"
                >
                  <History size={18} aria-hidden /> Historique
                </PlainLink>
              )}
            </PageBanner>
            <Container>
              <Text key={user.id} user={user} tutorialId={id ? idOf(id) : null} />
            </Container>
          </>
        )}
      </ContributorsOnly>
    </>
  );
}

/** Opens the text of the address; remounts when it changes, except when a new text becomes a draft. */
function Text({ user, tutorialId }: { user: User; tutorialId: number | null }) {
  const named = useSearchParams()[0].get(DRAFT);
  const { isSameText } = useLocationState();
  const address = `${tutorialId ?? ''} ${named ?? ''}`;
  const [shown, setShown] = useState({ address, count: 0, tutorialId, named });
  if (shown.address !== address) {
    if (isSameText) setShown({ ...shown, address });
    else setShown({ address, count: shown.count + 1, tutorialId, named });
  }
  const openAgain = () => setShown({ ...shown, count: shown.count + 1 });
  return (
    <OpenedForm
      key={shown.count}
      user={user}
      tutorialId={shown.tutorialId}
      draftId={idOf(shown.named ?? '') || null}
      onOpenAgain={openAgain}
    />
  );
}

interface OpenedFormProps {
  user: User;
  tutorialId: number | null;
  draftId: number | null;
  onOpenAgain: () => void;
}

function OpenedForm({ user, tutorialId, draftId, onOpenAgain }: OpenedFormProps) {
  const navigate = useNavigate();
  const place = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['opened text', place, tutorialId, draftId],
    queryFn: () => openDraft({ tutorialId, draftId }, user.id),
    // Never cached: it may have changed meanwhile.
    gcTime: 0,
  });
  const onBegun = useCallback(
    (id: number) => {
      if (id !== draftId) {
        const to = pathOfDraft(id);
        void navigate(to, { replace: true, preventScrollReset: true, state: { isSameText: true } });
      }
    },
    [draftId, navigate],
  );
  if (data?.opened.draft?.tutorialId && !tutorialId) {
    return <Navigate replace to={pathOfEditor(data.opened.draft.tutorialId)} />;
  }
  if (data) {
    const onAbandoned = () => (tutorialId ? onOpenAgain() : void navigate('/contributions'));
    return (
      <>
        <TutorialForm text={data} onBegun={onBegun} onAbandoned={onAbandoned} />
        {tutorialId && <AuthorsPart tutorialId={tutorialId} user={user} />}
      </>
    );
  }
  if (error instanceof ApiError && error.status === 404) return <TextNotFound />;
  if (error) {
    const message = said(error) ?? 'Impossible de charger ce texte.';
    return <Failure message={message} onRetry={() => void refetch()} />;
  }
  return (
    <Stack gap="5" role="status" aria-label="Chargement du tutoriel">
      {[
        defineStyle({ h: '11' }),
        defineStyle({ h: '20' }),
        defineStyle({ h: '11' }),
        defineStyle({ h: '96' }),
      ].map((size, index) => (
        <Skeleton key={index} css={size} />
      ))}
    </Stack>
  );
}

export function createLoader(queryClient: QueryClient): PageLoader {
  return async ({ params }) => {
    const id = params['id'];
    if (id !== undefined && (await isMissing(queryClient, idOf(id)))) return { status: 404 };
    await load(queryClient, domainsQuery());
    return null;
  };
}
