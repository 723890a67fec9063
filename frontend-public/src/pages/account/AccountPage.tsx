import { Grid, Stack } from '@chakra-ui/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { MembersOnly } from '../../features/session/MembersOnly';
import { TextLink } from '../../ui/controls';
import { Page } from '../../ui/Page';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';
import { DataPanel } from './DataPanel';
import { DeletionPanel } from './DeletionPanel';
import { EmailPanel } from './EmailPanel';
import { PasswordPanel } from './PasswordPanel';
import { SessionsPanel } from './SessionsPanel';
import { TwoFactorPanel } from './TwoFactorPanel';

const title = 'Compte et sécurité';
const description = 'Ce qui protège votre compte, et ce que vous pouvez en faire.';

/** The page /profil/compte. */
export function Component() {
  return (
    <>
      <PageHead title={title} description={description} hidden />
      <MembersOnly>
        {(user) => (
          <>
            <PageBanner title={title} introduction={description}>
              <TextLink to="/profil" display="inline-flex" alignItems="center" gap="2" py="2" mb="3">
                <ArrowLeft size={18} aria-hidden /> Mon profil
              </TextLink>
            </PageBanner>
            <Page>
              <Grid
                templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
                gap="6"
                alignItems="start"
              >
                <Stack gap="6">
                  <EmailPanel user={user} />
                  <SessionsPanel />
                  <DataPanel />
                </Stack>
                <Stack gap="6">
                  <PasswordPanel user={user} />
                  <TwoFactorPanel user={user} />
                  <DeletionPanel user={user} />
                </Stack>
              </Grid>
            </Page>
          </>
        )}
      </MembersOnly>
    </>
  );
}
