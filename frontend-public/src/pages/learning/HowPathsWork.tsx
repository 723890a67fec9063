import Award from '~icons/award';
import ChartLine from '~icons/chart-line';
import ListOrdered from '~icons/list-ordered';
import { FeatureBlock } from '../../ui/FeatureBlock';

const features = [
  {
    Icon: ListOrdered,
    title: 'Progression structurée',
    text: 'Des tutoriels choisis et rangés : chaque étape s’appuie sur la précédente et prépare la suivante.',
  },
  {
    Icon: ChartLine,
    title: 'Suivi de progression',
    text: 'Une étape est faite quand vous avez terminé son tutoriel. Le parcours se souvient où vous en êtes.',
  },
  {
    Icon: Award,
    title: 'Certification',
    text: 'Toutes les étapes faites, la mention « Parcours terminé » l’atteste sur votre page du parcours.',
  },
] as const;

export function HowPathsWork() {
  return <FeatureBlock title="Comment ça marche ?" features={features} />;
}
