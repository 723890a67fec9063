import { Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../frame/Loaded';
import { Screen } from '../frame/Screen';
import { usePersonHere } from '../gate/session';
import { mailSetupQuery } from './mail';
import { MailFailures } from './MailFailures';
import { MailServer } from './MailServer';
import { MailTest } from './MailTest';
import { SenderRecords } from './SenderRecords';

export function Component() {
  const { email } = usePersonHere();
  const query = useQuery(mailSetupQuery);
  return (
    <Screen title="Courrier" lead="Ce que le site écrit aux membres, et si cela arrive.">
      <Loaded query={query} of="des réglages du courrier">
        {(setup) => (
          <>
            <Part title="Envoi">
              <MailServer {...setup} />
              <MailTest setup={setup} address={email} />
            </Part>
            <Part title="Expéditeur reconnu">
              <SenderRecords setup={setup} />
            </Part>
          </>
        )}
      </Loaded>
      <MailFailures />
    </Screen>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card
      component="section"
      aria-label={title}
      sx={{ p: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Typography variant="h2">{title}</Typography>
      {children}
    </Card>
  );
}
