import { css } from '#styles/css';
import { Cover } from '../../features/tutorials/Cover';
import { Figures } from './Figures';
import { aboutText } from './home-texts';
import { HomeSection } from './HomeSection';

export function About() {
  return (
    <HomeSection id="about" title={aboutText.title}>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', md: '1fr 1.4fr' },
          gap: { base: '8', md: '12' },
          alignItems: 'center',
        })}
      >
        <div className={css({ borderRadius: 'lg', overflow: 'hidden', aspectRatio: '4 / 3' })}>
          <Cover seed={7} />
        </div>
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: 'measure' })}>
          <p className={css({ fontWeight: 'semibold', color: 'brand.fg' })}>{aboutText.role}</p>
          {aboutText.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Figures figures={[aboutText.figure]} />
        </div>
      </div>
    </HomeSection>
  );
}
