import polyglotI18nProvider from 'ra-i18n-polyglot';
import frenchMessages from 'ra-language-french';

/** The library’s texts with the apostrophes and spaces of French typography. */
function typeset<T>(texts: T): T {
  if (typeof texts === 'string') {
    return texts.replaceAll("'", '’').replaceAll(/ (?=[!:;?»])|(?<=«) /g, '\u00A0') as T;
  }
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, typeset<unknown>(text)])) as T;
}

const { ra } = typeset(frenchMessages);

/** French texts for everything react-admin says. */
const messages = {
  ...frenchMessages,
  ra: {
    ...ra,
    action: { ...ra.action, add_filter: 'Filtres enregistrés', remove_all_filters: 'Effacer les filtres' },
    message: { ...ra.message, invalid_form: 'Le formulaire n’est pas valide.' },
    auth: { ...ra.auth, user_menu: 'Menu du compte' },
    saved_queries: {
      ...ra.saved_queries,
      label: 'Filtres enregistrés',
      query_name: 'Nom',
      new_label: 'Enregistrer ces filtres…',
      new_dialog_title: 'Enregistrer ces filtres',
      remove_label: 'Retirer ces filtres enregistrés',
      remove_label_with_name: 'Retirer « %{name} »',
      remove_dialog_title: 'Retirer ces filtres enregistrés ?',
      remove_message: 'Ils ne seront plus proposés. La liste, elle, ne change pas.',
    },
  },
  resources: {
    utilisateurs: {
      fields: { id: 'Numéro', username: 'Nom', email: 'Email', createdAt: 'Inscription' },
    },
    tutoriels: { fields: { date: 'Date', title: 'Titre', views: 'Vues', likes: 'J’aime' } },
  },
};

export const i18nProvider = polyglotI18nProvider(() => messages, 'fr', [{ locale: 'fr', name: 'Français' }], {
  allowMissing: true,
});
