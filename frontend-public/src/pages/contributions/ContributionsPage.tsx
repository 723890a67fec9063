import { Container } from '@chakra-ui/react';
import PenLine from '~icons/pen-line';
import { ButtonLink } from '../../ui/controls';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';
import { ContributionList } from './ContributionList';
import { ContributorsOnly } from './ContributorsOnly';
import { DraftList } from './DraftList';
import { InvitationList } from './InvitationList';
import { TrashList } from './TrashList';

const introduction = 'Les tutoriels que vous avez publiés, et celui que vous écrirez ensuite.';

export function Component() {
  return (
    <>
      <PageHead title="Mes contributions" description={introduction} hidden />
      <ContributorsOnly forOthers={<InvitationList mayWrite={false} />}>
        {({ id }) => (
          <>
            <PageBanner title="Mes contributions" introduction={introduction} />
            <Container>
              <InvitationList mayWrite />
              <ButtonLink to="/contributions/nouveau" mb="6">
                <PenLine size={18} aria-hidden /> Écrire un tutoriel
              </ButtonLink>
              <DraftList />
              <ContributionList memberId={id} />
              <TrashList />
            </Container>
          </>
        )}
      </ContributorsOnly>
    </>
  );
}
