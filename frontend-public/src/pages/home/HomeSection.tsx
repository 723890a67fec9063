import { css } from '#styles/css';
import type { ReactNode } from 'react';
import { Container } from '../../ui/Container';

interface HomeSectionProps {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ id, title, action, children }: HomeSectionProps) {
  return (
    <section className={css({ mt: { base: '16', md: '24' } })} id={id} aria-labelledby={`_${id}-title`}>
      <Container>
        <div
          className={css({
            display: 'flex',
            alignItems: 'end',
            justifyContent: 'space-between',
            gap: '4',
            mb: { base: '6', md: '8' },
            flexWrap: 'wrap',
          })}
        >
          <h2 className={css({ fontSize: '3xl', letterSpacing: 'tight' })} id={`_${id}-title`}>
            {title}
          </h2>
          {action}
        </div>
        {children}
      </Container>
    </section>
  );
}
