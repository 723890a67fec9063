import { useNavigate, useSearchParams } from 'react-router-dom';
import { Badge, Box, Card, Grid, List, Skeleton, Text, Wrap } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { said } from '../session/session';
import { PlainLink } from '../../ui/controls';
import { Select } from '../../ui/inputs';
import { Failure } from '../../ui/Failure';
import { formatDate } from '@passerelle/api-client/dates';
import { LabelledField } from '../../ui/LabelledField';
import { pageOf } from '../../lib/page-number';
import { Pagination } from '../../ui/Pagination';
import { RevisionComparison } from './RevisionComparison';
import { REVISIONS_PER_PAGE, revisionsQuery, type Revision } from './revision';

/** Versions, newest first, and a comparison of the two in the address. */
export function RevisionHistory({ id, isOwn }: { id: number; isOwn: boolean }) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const page = pageOf(parameters);
  const { data, error, refetch } = useQuery(revisionsQuery(id, page));
  if (!data) {
    if (error) {
      const message = said(error) ?? 'Impossible de charger l’historique.';
      return <Failure message={message} onRetry={() => void refetch()} />;
    }
    // The key keeps React from reusing this element for the history, which browsers count as a layout shift.
    return (
      <div key="loading" role="status" aria-label="Chargement de l’historique">
        <Skeleton h="96" borderRadius="lg" />
      </div>
    );
  }
  const latest = data.revisions[0]?.version ?? 1;
  const shown = versionOf(parameters.get('version')) ?? latest;
  const other =
    versionOf(parameters.get('avant')) ?? data.revisions.find(({ version }) => version < shown)?.version ?? 0;
  const [before, after] = other < shown ? [other, shown] : [shown, other];
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }} gap="6" alignItems="start">
      <nav aria-label="Versions">
        <List.Root as="ol" gap="2">
          {data.revisions.slice(0, REVISIONS_PER_PAGE).map((revision) => (
            <li key={revision.version}>
              <RevisionLink
                revision={revision}
                isLatest={page === 1 && revision.version === latest}
                isShown={revision.version === shown}
                page={page}
                isOwn={isOwn}
              />
            </li>
          ))}
        </List.Root>
        <Pagination page={page} pageSize={REVISIONS_PER_PAGE} total={data.total} />
      </nav>
      <Box minW="0">
        <OtherVersion
          shown={shown}
          other={other}
          versions={data.revisions.map(({ version }) => version)}
          onChoose={(version) => void navigate(addressOf(page, shown, version), { preventScrollReset: true })}
        />
        <RevisionComparison
          key={`${before} ${after}`}
          id={id}
          before={before}
          after={after}
          latest={page === 1 ? latest : undefined}
          isOwn={isOwn}
        />
      </Box>
    </Grid>
  );
}

interface OtherVersionProps {
  shown: number;
  /** Version compared with; 0 for nothing, before the first. */
  other: number;
  versions: number[];
  onChoose: (version: number) => void;
}

/** Selects any version to compare with. */
function OtherVersion({ shown, other, versions, onChoose }: OtherVersionProps) {
  const choices = [...new Set([...versions, other])].filter((version) => version > 0 && version !== shown);
  if (choices.length < 2) return null;
  return (
    <Box maxW="80" mb="4">
      <LabelledField label={`Comparer la version ${shown} avec`}>
        <Select value={other} onChange={({ target }) => onChoose(Number(target.value))}>
          {other === 0 && <option value={0}>rien : elle est la première</option>}
          {choices
            .sort((one, another) => another - one)
            .map((version) => (
              <option key={version} value={version}>
                la version {version}
              </option>
            ))}
        </Select>
      </LabelledField>
    </Box>
  );
}

function addressOf(page: number, version: number, other?: number): string {
  const parameters = { ...(page > 1 && { page }), version, ...(other !== undefined && { avant: other }) };
  const values = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  return `?${new URLSearchParams(values)}`;
}

function RevisionLink({
  revision,
  isLatest,
  isShown,
  page,
  isOwn,
}: {
  revision: Revision;
  isLatest: boolean;
  isShown: boolean;
  page: number;
  isOwn: boolean;
}) {
  const { version, createdAt, restoredVersion } = revision;
  return (
    <Card.Root css={{ p: '3', ...(isShown ? { borderColor: 'brand.fg' } : {}) }}>
      <Wrap gap="2" align="center">
        <PlainLink
          to={addressOf(page, version)}
          preventScrollReset
          aria-current={isShown ? 'true' : undefined}
          display="inline-flex"
          alignItems="center"
          minH="11"
          fontWeight="semibold"
        >
          Version {version}
        </PlainLink>
        {isLatest && <Badge>En ligne</Badge>}
        {restoredVersion !== null && <Badge variant="accent">Rétablit la version {restoredVersion}</Badge>}
      </Wrap>
      <Text fontSize="sm" color="fg.muted">
        {[formatDate(createdAt), writerOf(revision, isOwn)].filter(Boolean).join(', ')}
      </Text>
    </Card.Root>
  );
}

function writerOf({ editor, isImported }: Revision, isOwn: boolean): string | undefined {
  if (isImported) return 'par un import';
  // Administrators' edits are not attributed publicly.
  if (!isOwn && !editor) return undefined;
  return editor ? `par ${editor.displayName}` : 'par un compte supprimé';
}

function versionOf(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
