import { Badge, Text } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { said, type User } from '../../../features/session/session';
import { apiQuery } from '../../../lib/query-client';
import { Failure } from '../../../ui/Failure';
import { BusyButton } from '../../../ui/BusyButton';
import { AccountPanel } from './AccountPanel';
import { RecoveryCodes } from './RecoveryCodes';
import { TwoFactorRemoval } from './TwoFactorRemoval';
import { TwoFactorSetup } from './TwoFactorSetup';

/**
 * Second factor: off, being set up or active; recovery codes are shown once after setup. Hidden where the site has it
 * disabled and the member has none.
 */
export function TwoFactorPanel({ user }: { user: User }) {
  const { data: settings } = useQuery(apiQuery('/api/settings'));
  const isProposed = settings?.twoFactorAuth;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = useMutation({
    mutationFn: () => call('POST', '/api/auth/two-factor/setup'),
    gcTime: 0,
  });
  function confirmed(recoveryCodes: readonly string[]) {
    setCodes(recoveryCodes);
    // Drops the used secret: another setup needs a new one.
    begin.reset();
  }
  if (!isProposed && !user.twoFactorEnabled) return null;

  return (
    <AccountPanel title="Second facteur">
      <Badge variant={user.twoFactorEnabled ? 'brand' : 'plain'}>
        {user.twoFactorEnabled ? 'En place' : 'Absent'}
      </Badge>
      <Text color="fg.muted">
        Un code à six chiffres, donné par une application de votre téléphone, s’ajoute au mot de passe.
      </Text>
      {isProposed === false && (
        <Text color="fg.muted">Ce site ne le demande pas pour l’instant : le mot de passe suffit.</Text>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {!codes && user.twoFactorEnabled && <TwoFactorRemoval />}
      {!codes && !user.twoFactorEnabled && begin.data && (
        <TwoFactorSetup setup={begin.data} onDone={confirmed} onCancel={() => begin.reset()} />
      )}
      {!codes && !user.twoFactorEnabled && !begin.data && (
        <>
          {begin.isError && (
            <Failure message={said(begin.error) ?? 'Le serveur n’a pas répondu. Veuillez réessayer.'} />
          )}
          <BusyButton variant="outline" busy={begin.isPending} onClick={() => begin.mutate()}>
            Mettre en place
          </BusyButton>
        </>
      )}
    </AccountPanel>
  );
}
