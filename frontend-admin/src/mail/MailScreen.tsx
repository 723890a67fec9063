import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../frame/Loaded';
import { Screen } from '../frame/Screen';
import { Section } from '../frame/Section';
import { usePersonHere } from '../gate/session';
import { mailSetupQuery } from './mail';
import { MailFailures } from './MailFailures';
import { MailServer } from './MailServer';
import { MailTest } from './MailTest';
import { SenderRecords } from './SenderRecords';
import { UnconfirmedMembers } from './UnconfirmedMembers';

export function Component() {
  const { email } = usePersonHere();
  const query = useQuery(mailSetupQuery);
  return (
    <Screen title="Courrier" lead="Ce que le site écrit aux membres, et si cela arrive.">
      <Loaded query={query} of="des réglages du courrier">
        {(setup) => (
          <>
            <Section title="Envoi">
              <MailServer {...setup} />
              <MailTest setup={setup} address={email} />
            </Section>
            <Section title="Expéditeur reconnu">
              <SenderRecords setup={setup} />
            </Section>
          </>
        )}
      </Loaded>
      <UnconfirmedMembers />
      <MailFailures />
    </Screen>
  );
}
