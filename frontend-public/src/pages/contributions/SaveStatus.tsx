import { chakra, HStack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import CloudOff from '~icons/cloud-off';
import Check from '~icons/check';

import type { DraftSaver } from './draft-saver';
import { formatTime } from './format-time';
import type { SaverState } from './saver-state';
import { BusyButton } from '../../ui/BusyButton';

const SIGN_IN = 'reconnectez-vous pour l’enregistrer';

/** Save status; claims only what has been acknowledged. */
export function SaveStatus({ saver, state }: { saver: DraftSaver; state: SaverState }) {
  const text = textOf(state);
  // A 401 makes the site ask for the password.
  const saveAgain = useMutation({ mutationFn: () => saver.saveNow(), gcTime: 0 });
  const Icon = state.where === 'saved' ? Check : CloudOff;
  const isSignedOut = state.where === 'signedOut' && state.isOnDevice;
  return (
    <HStack
      data-save-status
      gap="2"
      minH="11"
      fontSize="sm"
      color={state.isOnDevice ? 'fg.muted' : 'fg.error'}
    >
      {text && (
        <chakra.svg asChild flexShrink="0">
          <Icon size={18} aria-hidden />
        </chakra.svg>
      )}
      {state.where === 'saving' && state.isOnDevice ? (
        // Not a live region: it changes every other second.
        <span aria-hidden>Enregistrement…</span>
      ) : null}
      <Text role="status" srOnly={!text}>
        {text}
        {isSignedOut && (
          <BusyButton
            variant="ghost"
            size="sm"
            busy={saveAgain.isPending}
            onClick={() => saveAgain.mutate()}
            px="1"
            textDecoration="underline"
          >
            {SIGN_IN}
          </BusyButton>
        )}
      </Text>
    </HStack>
  );
}

function textOf({ where, isOnDevice, savedAt, refusal }: SaverState): string {
  if (where === 'untouched') return '';
  if (where === 'saved') return savedAt ? `Enregistré à ${formatTime(savedAt)}` : '';
  if (!isOnDevice)
    return 'Ni enregistré ni gardé sur cet appareil : copiez votre texte avant de quitter cette page.';
  if (where === 'saving') return '';
  if (where === 'offline') return 'Gardé sur cet appareil, hors ligne';
  if (where === 'signedOut') return 'Gardé sur cet appareil : ';
  if (where === 'refused')
    return `Gardé sur cet appareil, refusé par le serveur : ${refusal ?? 'réessayez.'}`;
  if (where === 'collides') return 'Gardé sur cet appareil : choisissez entre les deux textes pour continuer';
  return refusal
    ? `Gardé sur cet appareil. ${refusal}`
    : 'Gardé sur cet appareil : le serveur ne peut pas l’enregistrer';
}
