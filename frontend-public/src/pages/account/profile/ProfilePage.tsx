import { Container } from '@chakra-ui/react';
import { MembersOnly } from '../../../features/session/MembersOnly';
import type { User } from '../../../features/session/session';
import { PageHead } from '../../../ui/PageHead';
import { Tabs } from '../../../ui/Tabs';
import { ActivityTab } from './ActivityTab';
import { ContributionsTab } from './ContributionsTab';
import { FavoritesTab } from './FavoritesTab';
import { InformationTab } from './InformationTab';
import { ProfileHeader } from './ProfileHeader';

const tabs = [
  { id: 'informations', label: 'Informations' },
  { id: 'favoris', label: 'Favoris' },
  { id: 'activite', label: 'Activité' },
  { id: 'contributions', label: 'Contributions' },
] as const;

export function Component() {
  return (
    <>
      <PageHead title="Mon profil" description="Ce que vous êtes et faites sur le site." hidden />
      <MembersOnly>{(user) => <Profile user={user} />}</MembersOnly>
    </>
  );
}

function Profile({ user }: { user: User }) {
  return (
    <>
      <ProfileHeader user={user} />
      <Container>
        <Tabs label="Profil" tabs={tabs}>
          {(chosen) => {
            if (chosen === 'favoris') return <FavoritesTab />;
            if (chosen === 'activite') return <ActivityTab />;
            if (chosen === 'contributions') return <ContributionsTab user={user} />;
            return <InformationTab user={user} />;
          }}
        </Tabs>
      </Container>
    </>
  );
}
