import { css } from '#styles/css';
import ShieldCheck from '~icons/shield-check';
import type { User } from '../../../features/session/session';
import { Badge, ButtonLink, Panel } from '../../../ui/controls';
import { PublicPageChoices } from './PublicPageChoices';
import { ProfileForm } from './ProfileForm';

export function InformationTab({ user }: { user: User }) {
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
        gap: '8',
        alignItems: 'start',
      })}
    >
      <ProfileForm user={user} />
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '6' })}>
        <Panel aria-labelledby="_account-title">
          <h2 className={css({ fontSize: 'lg', mb: '3' })} id="_account-title">
            Compte et sécurité
          </h2>
          <div className={css({ display: 'flex', flexDirection: 'column', gap: '3', fontSize: 'sm' })}>
            <p className={css({ overflowWrap: 'anywhere' })}>
              Nom d’utilisateur : <strong>{user.username}</strong>
            </p>
            <p className={css({ overflowWrap: 'anywhere' })}>
              Adresse : <strong>{user.email}</strong>{' '}
              <Badge variant={user.emailConfirmed ? 'brand' : 'accent'}>
                {user.emailConfirmed ? 'Confirmée' : 'À confirmer'}
              </Badge>
            </p>
            <p className={css({ color: 'fg.muted' })}>
              Adresse, mot de passe, sessions ouvertes, copie et suppression de vos données.
            </p>
            <ButtonLink to="/profil/compte" variant="outline">
              <ShieldCheck size={18} aria-hidden /> Gérer mon compte
            </ButtonLink>
          </div>
        </Panel>
        <PublicPageChoices userId={user.id} />
      </div>
    </div>
  );
}
