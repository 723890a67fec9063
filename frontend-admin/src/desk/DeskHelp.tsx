import { ShortcutsHelp } from '../reports/ShortcutsHelp';

const shortcuts = [
  ['J', 'Chose suivante'],
  ['K', 'Chose précédente'],
  ['X', 'Rejeter'],
  ['R', 'Retenir, reste en ligne'],
  ['M', 'Retenir, retirer du site'],
  ['S', 'Retenir, supprimer'],
  ['A', 'Avertir l’auteur'],
  ['U', 'Suspendre l’auteur'],
  ['1 à 9', 'Réponse prête'],
  ['E', 'Écrire le motif (Échap pour en sortir)'],
  ['V', 'Décider'],
  ['Z', 'Annuler la dernière décision'],
  ['P', 'Je m’en occupe'],
  ['N', 'Écrire une note'],
] as const;

export function DeskHelp() {
  return <ShortcutsHelp shortcuts={shortcuts} />;
}
