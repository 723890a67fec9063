import { Catalogue } from './Catalogue';

export { createLoader } from './Catalogue';

export function Component() {
  return (
    <Catalogue
      variant="catalogue"
      title="Catalogue de formations"
      introduction="Tous les tutoriels de la communauté, à filtrer par catégorie et par niveau."
    />
  );
}
