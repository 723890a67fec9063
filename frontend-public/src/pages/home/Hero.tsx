import { heroSteps, heroText, type Figure } from '@passerelle/api-client/home-texts';
import { css } from '#styles/css';
import { styled } from '#styles/jsx';
import { SearchBox } from '../../features/search/SearchBox';
import { HashLink } from '../../ui/HashLink';
import { Container } from '../../ui/Container';
import { useLook } from '../../lib/site';
import { button } from '#styles/recipes';
import { Figures } from './Figures';

const AnchorButton = styled(HashLink, button);

export function Hero({ figures }: { figures: readonly Figure[] }) {
  const { homeTitle, homeTagline, homePlaceholder, homeSections } = useLook();
  const has = (section: string) => homeSections?.includes(section) ?? true;
  return (
    <div className={css({ bg: 'bg.sunken', borderBottomWidth: '1px', borderColor: 'border' })}>
      <Container css={{ pt: { base: '10', md: '20' }, pb: { base: '10', md: '16' } }}>
        <div
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: '1fr', lg: '1.35fr 1fr' },
            gap: { base: '10', lg: '16' },
            alignItems: 'center',
          })}
        >
          <div>
            <h1 className={css({ fontSize: '5xl', lineHeight: 'tight', letterSpacing: 'tight' })}>
              {homeTitle ?? heroText.title}
            </h1>
            <p
              className={css({
                mt: '5',
                fontSize: { base: 'lg', md: 'xl' },
                color: 'fg.muted',
                maxW: '36rem',
              })}
            >
              {homeTagline ?? heroText.tagline}
            </p>
            <div className={css({ mt: '8' })}>
              <SearchBox placeholder={homePlaceholder ?? heroText.searchPlaceholder} />
            </div>
            <div className={css({ display: 'flex', mt: '5', gap: '3', flexWrap: 'wrap' })}>
              {has('domains') && (
                <AnchorButton variant="outline" hash="#domains">
                  Explorer les domaines
                </AnchorButton>
              )}
              {has('about') && (
                <AnchorButton variant="ghost" hash="#about">
                  À propos
                </AnchorButton>
              )}
            </div>
          </div>
          <Steps />
        </div>
        {figures.length > 0 && (
          <div
            className={css({
              mt: { base: '10', md: '16' },
              pt: '8',
              borderTopWidth: '1px',
              borderColor: 'border',
            })}
          >
            <Figures figures={figures} />
          </div>
        )}
      </Container>
    </div>
  );
}

function Steps() {
  const { homeSteps: steps = heroSteps } = useLook();
  return (
    <ol
      className={css({ listStyleType: 'none', display: 'grid', gap: '0' })}
      aria-label={steps === heroSteps ? 'Comment faire, en trois étapes' : 'Comment faire'}
    >
      {steps.map(({ title, sentence }, index) => (
        <li className={css({ display: 'flex', gap: '5' })} key={title}>
          <div
            className={css({ display: 'flex', flexDirection: 'column', alignItems: 'center' })}
            aria-hidden
          >
            <div
              className={css({
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'center',
                w: '12',
                h: '12',
                flexShrink: '0',
                borderRadius: 'full',
                bg: 'brand.solid',
                color: 'brand.contrast',
                fontFamily: 'heading',
                fontSize: 'xl',
                fontWeight: 'bold',
              })}
            >
              {index + 1}
            </div>
            {index < steps.length - 1 && (
              <div className={css({ flex: '1', w: '2px', minH: '6', bg: 'brand.muted' })} />
            )}
          </div>
          <div className={css({ pb: index < steps.length - 1 ? '8' : '0', pt: '2' })}>
            <h2 className={css({ fontSize: 'xl' })}>{title}</h2>
            <p className={css({ mt: '1', color: 'fg.muted' })}>{sentence}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
