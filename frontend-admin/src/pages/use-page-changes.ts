import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/http';
import { useToast, type Toast } from '../toasts/use-toast';
import { pageQuery, pagesQuery, type SitePageFile } from './pages';

/** Has a page say something else, or what is built in again. */
export function usePageChanges({ id, version }: SitePageFile) {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const changed = (done: Toast) => (saved: SitePageFile) => {
    queryClient.removeQueries({ queryKey: ['pages', id, 'built-in'] });
    queryClient.setQueryData(pageQuery(id).queryKey, saved);
    void queryClient.invalidateQueries({ queryKey: pagesQuery.queryKey, exact: true });
    succeed(done);
  };
  const writing = useMutation({
    mutationFn: (source: string) =>
      call('PUT', '/api/admin/pages/{page}', { path: { page: id }, body: { source, replaces: version } }),
    onSuccess: changed({ title: 'Page enregistrée', description: 'Le site montre votre texte.' }),
    onError: (error) => fail(error, 'La page n’a pas pu être enregistrée.'),
  });
  const resetting = useMutation({
    mutationFn: () =>
      call('DELETE', '/api/admin/pages/{page}/versions/{version}', { path: { page: id, version } }),
    onSuccess: changed({ title: 'Texte d’origine', description: 'Votre texte reste dans l’historique.' }),
    onError: (error) => fail(error, 'La page n’a pas pu être rétablie.'),
  });
  return { writing, resetting };
}
