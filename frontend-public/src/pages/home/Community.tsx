import { communityText, newsletterText, type Figure } from '@passerelle/api-client/home-texts';
import { css } from '#styles/css';
import { NewsletterForm } from '../../features/newsletter/NewsletterForm';
import { Container } from '../../ui/Container';
import { useLook } from '../../lib/site';
import { Figures } from './Figures';

/** Community section with the newsletter form. */
export function Community({ figures }: { figures: readonly Figure[] }) {
  const { homeCommunityTitle, homeCommunityText } = useLook();
  return (
    <div className={css({ mt: { base: '16', md: '24' }, bg: 'brand.subtle' })}>
      <Container css={{ py: { base: '10', md: '16' } }}>
        <div
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
            gap: { base: '10', lg: '16' },
          })}
        >
          <section
            className={css({ display: 'flex', flexDirection: 'column', gap: '5' })}
            aria-labelledby="_community-title"
          >
            <h2 className={css({ fontSize: '3xl', letterSpacing: 'tight' })} id="_community-title">
              {homeCommunityTitle ?? communityText.title}
            </h2>
            <p className={css({ maxW: '34rem' })}>{homeCommunityText ?? communityText.sentence}</p>
            {figures.length > 0 && <Figures figures={figures} />}
          </section>
          <section
            className={css({ display: 'flex', flexDirection: 'column', gap: '5' })}
            aria-labelledby="_newsletter-title"
          >
            <h2 className={css({ fontSize: '2xl' })} id="_newsletter-title">
              {newsletterText.title}
            </h2>
            <p className={css({ maxW: '34rem' })}>{newsletterText.sentence}</p>
            <NewsletterForm />
          </section>
        </div>
      </Container>
    </div>
  );
}
