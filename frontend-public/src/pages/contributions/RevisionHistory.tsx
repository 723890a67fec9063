import { css } from '#styles/css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { said } from '../../features/session/session';
import { Badge, Panel, PlainLink, SkeletonBlock } from '../../ui/controls';
import { Failure } from '../../ui/Failure';
import { FormattedDate } from '../../ui/FormattedDate';
import { pageOf } from '../../ui/page-number';
import { Pagination } from '../../ui/Pagination';
import { PAGE_SIZE, revisionsQuery, type Revision } from './contributions';
import { RevisionComparison } from './RevisionComparison';

/** The versions of a tutorial, the latest first; two of them side by side, as the address names them. */
export function RevisionHistory({ id }: { id: number }) {
  const [parameters] = useSearchParams();
  const page = pageOf(parameters);
  const { data, error, refetch } = useQuery(revisionsQuery(id, page));
  if (!data) {
    if (error) {
      const message = said(error) ?? 'Impossible de charger l’historique.';
      return <Failure message={message} onRetry={() => void refetch()} />;
    }
    return (
      <div role="status" aria-label="Chargement de l’historique">
        <SkeletonBlock css={{ h: '24rem', borderRadius: 'lg' }} />
      </div>
    );
  }
  const latest = data.revisions[0]?.version ?? 1;
  const after = versionOf(parameters.get('version')) ?? latest;
  const before = versionOf(parameters.get('avant')) ?? after - 1;
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' },
        gap: '6',
        alignItems: 'start',
      })}
    >
      <nav aria-label="Versions">
        <ol className={css({ listStyleType: 'none', display: 'flex', flexDirection: 'column', gap: '2' })}>
          {data.revisions.map((revision) => (
            <li key={revision.version}>
              <RevisionLink
                revision={revision}
                isLatest={page === 1 && revision.version === latest}
                isShown={revision.version === after}
              />
            </li>
          ))}
        </ol>
        <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} />
      </nav>
      <RevisionComparison
        key={`${before} ${after}`}
        id={id}
        before={before}
        after={after}
        latest={page === 1 ? latest : undefined}
      />
    </div>
  );
}

function RevisionLink({
  revision,
  isLatest,
  isShown,
}: {
  revision: Revision;
  isLatest: boolean;
  isShown: boolean;
}) {
  const { version, createdAt, restoredVersion } = revision;
  return (
    <Panel as="div" css={{ p: '3', ...(isShown ? { borderColor: 'brand.fg' } : {}) }}>
      <div className={css({ display: 'flex', gap: '2', alignItems: 'center', flexWrap: 'wrap' })}>
        <PlainLink
          to={`?version=${version}`}
          preventScrollReset
          aria-current={isShown ? 'true' : undefined}
          css={{ display: 'inline-flex', alignItems: 'center', minH: '11', fontWeight: 'semibold' }}
        >
          Version {version}
        </PlainLink>
        {isLatest && <Badge>En ligne</Badge>}
        {restoredVersion !== null && <Badge variant="accent">Rétablit la version {restoredVersion}</Badge>}
      </div>
      <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
        <FormattedDate value={createdAt} />, {writerOf(revision)}
      </p>
    </Panel>
  );
}

function writerOf({ editor, isImported }: Revision): string {
  if (isImported) return 'par un import';
  return editor ? `par ${editor.displayName}` : 'par un compte supprimé';
}

function versionOf(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
