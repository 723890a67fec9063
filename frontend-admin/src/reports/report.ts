import { queryOptions, useQuery } from '@tanstack/react-query';
import { reportReasons } from '@passerelle/api-client/report-reasons';
import type { components, paths } from '@passerelle/api-client/schema';
import { call } from '../api/http';
import { said } from '../api/refusal';
import { siteQuery } from '../frame/site';

export type Report = components['schemas']['AdminReportDto'];
export type ReportFile = components['schemas']['ReportFileDto'];
export type Overview =
  paths['/api/admin/reports/overview']['get']['responses'][200]['content']['application/json'];
export type Status = Report['status'];
export type Reason = Report['reason'];

export const reasonLabels = Object.fromEntries(
  Object.entries(reportReasons).map(([reason, [label]]) => [reason, label]),
) as Record<Reason, string>;

export const statusLabels: Record<Status, string> = {
  pending: 'En attente',
  resolved: 'Résolu',
  rejected: 'Rejeté',
};

export function statusLabel(status: string): string {
  return Object.hasOwn(statusLabels, status) ? statusLabels[status as Status] : 'Inconnu';
}

export function isReason(value: string | null): value is Reason {
  return value !== null && Object.hasOwn(reasonLabels, value);
}

/** The server’s reason, or a general message. */
export function loadProblem(error: unknown): string {
  return said(error) ?? 'Erreur lors de la récupération des signalements';
}

export function isPending({ status }: Pick<Report, 'status'>): boolean {
  return status === 'pending';
}

/** Whether a decision can delete the reported content: the list of reports deletes comments only. */
export function isDeletable({ kind, comment }: Pick<Report, 'kind' | 'comment'>): boolean {
  return kind === 'comment' && comment !== null;
}

/** Polling interval; paused while the page is hidden. */
export const LOOK_AGAIN_MS = 20_000;

export const overviewQuery = queryOptions({
  queryKey: ['signalements', 'overview'],
  queryFn: () => call('GET', '/api/admin/reports/overview'),
  refetchInterval: LOOK_AGAIN_MS,
});

/** Labels of the reasons, in the operator’s words where they have been replaced. */
export function useReasonLabels(): Record<Reason, string> {
  const { data: site } = useQuery(siteQuery);
  return { ...reasonLabels, ...site?.reportReasons };
}
