import { TextInput } from '../forms/TextInput';
import { AppearanceForm } from './AppearanceForm';
import { AppearanceText } from './AppearanceText';
import { ListInput } from '../forms/ListInput';

const lists = [
  {
    source: 'menuLinks',
    add: 'Ajouter au menu',
    label: 'Ajoutés au menu',
    help: 'Après « À propos ».',
  },
  {
    source: 'footerLinks',
    add: 'Ajouter au bas des pages',
    label: 'Ajoutés au bas des pages',
    help: 'Après les informations légales.',
  },
  {
    source: 'socialLinks',
    add: 'Ajouter un réseau',
    label: 'Réseaux',
    help: 'Sans lien, le bas des pages n’en montre aucun, une fois cette carte enregistrée.',
  },
] as const;

/** Menu links and the text of the 404 page. */
export function LinksTab() {
  return (
    <>
      <AppearanceForm title="Liens" fields={lists.map(({ source }) => source)} builtIn={{ socialLinks: [] }}>
        {lists.map((list) => (
          <ListInput key={list.source} {...list}>
            <TextInput source="label" label="Nom" maxLength={40} />
            <TextInput source="href" label="Adresse" builtIn="/faq ou https://exemple.fr" maxLength={500} />
          </ListInput>
        ))}
      </AppearanceForm>
      <AppearanceForm title="Page d’une adresse inconnue" fields={['notFoundTitle', 'notFoundText']}>
        <AppearanceText source="notFoundTitle" label="Titre" builtIn="404 Page Not Found" maxLength={80} />
        <AppearanceText
          source="notFoundText"
          label="Texte"
          builtIn="Did you forget to add the page to the router?"
          maxLength={300}
        />
      </AppearanceForm>
    </>
  );
}
