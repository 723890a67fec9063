import { chakra, Span } from '@chakra-ui/react';
import { useOffline } from '../../lib/offline';
import { useLive } from './live-view';

const Badge = chakra('button', {
  base: {
    position: 'fixed',
    bottom: '3',
    insetInlineEnd: '3',
    zIndex: 'header',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    px: '2.5',
    py: '1',
    minH: '6',
    border: 'sm',
    borderColor: 'border',
    borderRadius: 'full',
    bg: 'bg.panel',
    fontSize: 'xs',
    fontWeight: 'medium',
    boxShadow: 'card',
    cursor: 'text',
    '&:not([data-connected])': {
      color: 'fg.error',
      cursor: 'button',
      _after: { content: '""', position: 'absolute', inset: '-2' },
    },
    '@media print': { display: 'none' },
  },
});

/**
 * Connection state in the corner of every page: a dot with a label on hover or focus while connected
 * (theme/connection.css), otherwise text and a click to reconnect.
 */
export function ConnectionBadge() {
  const { state, reconnect } = useLive();
  const isOffline = useOffline();
  if (state === undefined) return null;
  // A browser that is offline reports the closed connection only after a while.
  const connected = state === 'open' && !isOffline;
  const hint = connected ? 'Connecté au serveur' : 'Déconnecté - Cliquer pour reconnecter';
  return (
    <section aria-label="État de la connexion">
      <Badge
        type="button"
        data-connected={connected || undefined}
        title={hint}
        onClick={connected ? undefined : reconnect}
      >
        <Dot />
        <span>{connected ? 'Connecté' : 'Déconnecté'}</span>
      </Badge>
    </section>
  );
}

function Dot() {
  return <Span w="2" h="2" borderRadius="full" bg="current" aria-hidden />;
}
