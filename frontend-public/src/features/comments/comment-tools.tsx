import { lazyPart } from '../../ui/lazy-part';

/* A chunk for writers only: it contains the forms library. */

export const CommentForm = lazyPart(async () => (await import('./CommentForm')).CommentForm);
export const ReportDialog = lazyPart(async () => (await import('../reports/ReportDialog')).ReportDialog);
