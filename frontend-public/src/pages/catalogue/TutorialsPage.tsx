import { Catalogue } from './Catalogue';

export { createLoader } from './Catalogue';

/** The page /tutoriels: the catalogue as a plain list. */
export function Component() {
  return (
    <Catalogue
      variant="list"
      title="Tous les tutoriels"
      introduction="La liste complète, d’un domaine à l’autre, dans l’ordre que vous voulez."
    />
  );
}
