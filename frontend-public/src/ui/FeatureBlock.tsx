import { useId } from 'react';
import { css } from '#styles/css';
import type { IconComponent } from '@passerelle/icons/draw-icon';

interface FeatureBlockProps {
  title: string;
  features: readonly { Icon: IconComponent; title: string; text: string }[];
}

/** A list of features. */
export function FeatureBlock({ title, features }: FeatureBlockProps) {
  const id = useId();
  return (
    <section
      className={css({ p: { base: '5', md: '8' }, borderRadius: 'lg', bg: 'bg.sunken' })}
      aria-labelledby={id}
    >
      <h2 className={css({ fontSize: '2xl', mb: '6' })} id={id}>
        {title}
      </h2>
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fit, minmax(13rem, 1fr))' },
          gap: '6',
        })}
      >
        {features.map(({ Icon, title: name, text }) => (
          <div key={name}>
            <div
              className={css({
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'center',
                w: '11',
                h: '11',
                mb: '3',
                borderRadius: 'md',
                bg: 'brand.subtle',
                color: 'brand.fg',
              })}
            >
              <Icon size={22} aria-hidden />
            </div>
            <h3 className={css({ fontSize: 'md', mb: '1' })}>{name}</h3>
            <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
