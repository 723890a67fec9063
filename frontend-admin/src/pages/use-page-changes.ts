import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { builtInQuery, pageQuery, pagesQuery, type SitePageFile } from './page';

/** Mutations that replace a page's text or restore the built-in one. */
export function usePageChanges({ id, version }: SitePageFile) {
  const queryClient = useQueryClient();
  const changed = {
    answers: pageQuery(id),
    refreshes: [],
    onSuccess: () => {
      queryClient.removeQueries(builtInQuery(id));
      void queryClient.invalidateQueries({ queryKey: pagesQuery.queryKey, exact: true });
    },
  };
  const writing = useAction(
    (source: string) =>
      call('PUT', '/api/admin/pages/{page}', { path: { page: id }, body: { source, replaces: version } }),
    {
      done: { title: 'Page enregistrée', description: 'Le site montre votre texte.' },
      failed: 'La page n’a pas pu être enregistrée.',
      ...changed,
    },
  );
  const resetting = useAction(
    () => call('DELETE', '/api/admin/pages/{page}/versions/{version}', { path: { page: id, version } }),
    {
      done: { title: 'Texte d’origine', description: 'Votre texte reste dans l’historique.' },
      failed: 'La page n’a pas pu être rétablie.',
      ...changed,
    },
  );
  return { writing, resetting };
}
