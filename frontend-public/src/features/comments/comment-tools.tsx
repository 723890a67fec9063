import { lazyPart } from '../../ui/lazy-part';

/* Only those who write need these, and the library of forms that comes with them. */

export const CommentForm = lazyPart(async () => (await import('./CommentForm')).CommentForm);
export const ReportDialog = lazyPart(async () => (await import('../reports/ReportDialog')).ReportDialog);
