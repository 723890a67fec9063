import { css } from '#styles/css';
import { EmptyState } from './EmptyState';

const number = (value: number) => value.toLocaleString('fr-FR');

interface PreparingProps {
  done: number;
  total: number;
  /** Whether something was found already: then it stands ahead of it, in few words. */
  isPartial: boolean;
}

/** What is said while the search does not know all tutorials yet: what is not found may be there. */
export function Preparing({ done, total, isPartial }: PreparingProps) {
  const text = `Elle connaît ${number(done)} tutoriels sur ${number(total)}\u00a0: il peut manquer des résultats. Cette page se complète d’elle-même.`;
  if (isPartial) {
    return (
      <p className={css({ my: '4', p: '3', borderRadius: 'md', bg: 'bg.muted', fontSize: 'sm' })}>
        <strong>La recherche se prépare.</strong> {text}
      </p>
    );
  }
  return (
    <EmptyState title="La recherche se prépare." as="p">
      <p>{text}</p>
    </EmptyState>
  );
}
