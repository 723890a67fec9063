import { css } from '#styles/css';
import { ButtonLink, PlainLink } from './controls';
import { Logo } from './Logo';
import { Page } from './Page';
import { useLook, useSite } from './site';
import { SocialIcons } from './SocialIcons';

const groups = [
  {
    title: 'Explorer',
    links: [
      ['Catalogue', '/catalogue'],
      ['Domaines', '/domaines'],
      ['Tutoriels', '/tutoriels'],
      ['Recherche', '/recherche'],
    ],
  },
  {
    title: 'Ressources',
    links: [
      ['Comment ça marche', '/comment-ca-marche'],
      ['Devenir contributeur', '/devenir-contributeur'],
      ['FAQ', '/faq'],
      ['Contact', '/contact'],
    ],
  },
] as const;

const legal = [
  ['Mentions légales', '/mentions-legales'],
  ['Confidentialité', '/confidentialite'],
  ['Conditions d’utilisation', '/conditions-utilisation'],
  ['Cookies', '/cookies'],
  ['Accessibilité', '/accessibilite'],
] as const;

/** Links one below the other. */
const low = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '9',
  _touch: { minH: '11', minW: '11' },
});

export function Footer() {
  const { description } = useSite();
  const { footerLinks = [] } = useLook();
  const added = footerLinks.map(({ label, href }) => [label, href] as const);
  return (
    <footer
      className={css({
        mt: { base: '16', md: '24' },
        bg: 'bg.sunken',
        borderTopWidth: '1px',
        borderColor: 'border',
      })}
    >
      <Page css={{ py: { base: '10', md: '14' } }}>
        <div
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: '1fr 1fr', md: '2fr 1fr 1fr 1.4fr' },
            gap: { base: '8', md: '10' },
          })}
        >
          <div
            className={css({
              display: 'flex',
              flexDirection: 'column',
              gap: '4',
              gridColumn: { base: '1 / -1', md: 'auto' },
              alignItems: 'start',
              mt: { md: '-3' },
            })}
          >
            <Logo />
            <p className={css({ color: 'fg.muted', maxW: '22rem' })}>{description}</p>
            <SocialIcons />
          </div>
          {groups.map(({ title, links }) => (
            <nav
              className={css({ display: 'flex', flexDirection: 'column', gap: '1', alignItems: 'start' })}
              key={title}
              aria-label={title}
            >
              <h2 className={css({ fontSize: 'md', mb: '1' })}>{title}</h2>
              {links.map(([label, path]) => (
                <PlainLink key={path} to={path} css={css.raw(low, { color: 'fg.muted' })}>
                  {label}
                </PlainLink>
              ))}
            </nav>
          ))}
          <div
            className={css({
              display: 'flex',
              flexDirection: 'column',
              gap: '3',
              gridColumn: { base: '1 / -1', md: 'auto' },
              alignItems: 'start',
              '.member &': { display: 'none' },
            })}
          >
            <h2 className={css({ fontSize: 'md' })}>Rejoindre la communauté</h2>
            <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
              <ButtonLink size="sm" to="/register">
                Inscription
              </ButtonLink>
              <ButtonLink size="sm" variant="outline" to="/login">
                Connexion
              </ButtonLink>
            </div>
          </div>
        </div>
        <nav
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: '6',
            rowGap: '1',
            mt: '10',
            pt: '6',
            borderTopWidth: '1px',
            borderColor: 'border',
            fontSize: 'sm',
            color: 'fg.muted',
          })}
          aria-label="Informations légales"
        >
          {[...legal, ...added].map(([label, path]) => (
            <PlainLink key={path} to={path} css={low}>
              {label}
            </PlainLink>
          ))}
        </nav>
      </Page>
    </footer>
  );
}
