import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { Section } from '../frame/Section';

interface PanelProps {
  title: string;
  /** Address of the full list, below /admin. */
  path: string;
  children: ReactNode;
}

/** A panel of a tab, with a link to the full list. */
export function Panel({ title, path, children }: PanelProps) {
  const all = (
    <Link to={path} variant="body2" aria-label={`Voir tout : ${title}`}>
      Voir tout
    </Link>
  );
  return (
    <Section title={title} actions={all} isFlush>
      {children}
    </Section>
  );
}
