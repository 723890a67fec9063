import { aboutText, type Figure } from '@passerelle/api-client/home-texts';
import { css } from '#styles/css';
import { Cover } from '../../features/tutorials/Cover';
import { useLook } from '../../lib/site';
import { Figures } from './Figures';
import { HomeSection } from './HomeSection';

export function About({ figures }: { figures: readonly Figure[] }) {
  const { homeAboutTitle, homeAboutRole, homeAboutText } = useLook();
  const paragraphs = homeAboutText?.split(/\n\s*\n/) ?? aboutText.paragraphs;
  // The built-in role is that of our founder: hidden once the operator presents someone else.
  const role = homeAboutRole ?? (homeAboutText ? undefined : aboutText.role);
  return (
    <HomeSection id="about" title={homeAboutTitle ?? aboutText.title}>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', md: homeAboutText ? '1fr' : '1fr 1.4fr' },
          gap: { base: '8', md: '12' },
          alignItems: 'center',
        })}
      >
        {!homeAboutText && (
          <div className={css({ borderRadius: 'lg', overflow: 'hidden', aspectRatio: '4 / 3' })}>
            <Cover seed={7} />
          </div>
        )}
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: 'measure' })}>
          {role && <p className={css({ fontWeight: 'semibold', color: 'brand.fg' })}>{role}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {figures.length > 0 && !homeAboutText && <Figures figures={figures} />}
        </div>
      </div>
    </HomeSection>
  );
}
