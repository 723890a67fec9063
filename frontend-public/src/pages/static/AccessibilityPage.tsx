import { Link } from 'react-router-dom';
import { Button, Text } from '@chakra-ui/react';
import { useSite } from '../../lib/site';
import { openShortcuts } from '../../ui/shortcuts/open-shortcuts';
import { ShortcutList } from '../../ui/shortcuts/ShortcutList';
import { StaticPage } from './StaticPage';

export { createLoader } from './own-page';

/** The page /accessibilite. */
export function Component() {
  const { name } = useSite();
  return (
    <StaticPage
      title="Accessibilité"
      description="Ce que ce site vise, ce qui est vérifié, ce qui ne l’est pas encore, et comment signaler une difficulté."
    >
      <p>
        Apprendre ne devrait pas dépendre de la vue, de l’ouïe, de la main ou de la machine dont on dispose.
        {name} vise le niveau AA des règles internationales WCAG 2.2 et décrit son état avec le vocabulaire du
        RGAA, le référentiel français, dont la version 4 s’appuie sur les WCAG 2.1.
      </p>

      <h2>État de conformité</h2>
      <p>
        Ce site n’a pas fait l’objet d’un audit complet au sens du RGAA. En l’absence de résultat d’audit en
        cours de validité, le référentiel impose de le déclarer <strong>non conforme</strong>, et nous ne
        revendiquons donc aucun taux. Cela ne signifie pas que rien n’est fait, mais que rien n’a été attesté
        par un audit. L’éditeur qui en fait réaliser un en publie ici la date, l’auteur et les résultats.
      </p>

      <h2>Ce qui est vérifié</h2>
      <p>À chaque modification du logiciel, des tests automatiques s’exécutent dans un vrai navigateur :</p>
      <ul>
        <li>
          l’outil axe examine les pages, sur téléphone et sur ordinateur, dans les thèmes clair et sombre ;
        </li>
        <li>
          le contraste des textes atteint au moins 4,5, celui des grands textes et des éléments d’interface au
          moins 3 ;
        </li>
        <li>les parcours principaux se font au clavier seul ;</li>
        <li>la lecture, la pagination et la recherche fonctionnent sans JavaScript.</li>
      </ul>
      <p>
        Ces outils ne détectent qu’une partie des défauts. Ils ne disent pas si un texte de remplacement est
        juste, ni si un ordre de lecture a du sens.
      </p>

      <h2>Ce que le site prévoit pour vous</h2>
      <ul>
        <li>un lien d’évitement vers le contenu, des régions et des titres qui structurent chaque page ;</li>
        <li>un focus toujours visible, et des boîtes de dialogue que l’on quitte avec la touche Échap ;</li>
        <li>des messages et des erreurs annoncés aux lecteurs d’écran, placés à côté du champ concerné ;</li>
        <li>un texte qui s’agrandit à 200 % sans perte, et une lecture possible à 320 pixels de large ;</li>
        <li>le respect de la préférence « réduire les animations » ;</li>
        <li>des blocs de code et des tableaux larges que l’on fait défiler au clavier ;</li>
        <li>
          dans chaque tutoriel, un bouton « Confort de lecture » qui change la taille du texte, l’interligne,
          la largeur des lignes et la police, dont une conçue pour les personnes dyslexiques ; vos choix
          restent sur votre appareil.
        </li>
      </ul>

      <h2 id="_raccourcis">Raccourcis clavier</h2>
      <p>
        Une touche suffit, sauf pendant la saisie d’un texte. Si ces raccourcis gênent votre technologie
        d’assistance, désactivez-les.
      </p>
      <ShortcutList />
      <Text _noScripts={{ display: 'none' }}>
        <Button variant="outline" onClick={openShortcuts}>
          Activer ou désactiver les raccourcis
        </Button>
      </Text>

      <h2>Limites connues</h2>
      <ul>
        <li>
          <strong>Les contenus des contributeurs.</strong> Des images sans texte de remplacement, des titres
          mal ordonnés ou des tableaux complexes peuvent subsister dans les tutoriels, en particulier dans
          ceux qui ont été importés.
        </li>
        <li>
          <strong>Les traductions automatiques.</strong> Leur exactitude n’est pas contrôlée, ni celle des
          textes de remplacement traduits.
        </li>
        <li>
          <strong>Les fichiers téléchargés.</strong> Les PDF et les EPUB sont produits avec une structure
          balisée ; leur rendu varie selon les logiciels de lecture. La page du site reste la version de
          référence.
        </li>
        <li>
          <strong>La page d’adresse inconnue.</strong> Son message d’erreur est en anglais.
        </li>
      </ul>

      <h2>Signaler une difficulté</h2>
      <p>
        Si un contenu ou une fonction vous est inaccessible,{' '}
        <Link to="/contact">écrivez à l’éditeur de ce site</Link>. Indiquez l’adresse de la page, ce que vous
        cherchiez à faire, votre navigateur et votre technologie d’assistance. Une description avec vos mots
        suffit : il n’est pas nécessaire de connaître le critère en cause. L’éditeur vous propose une solution
        ou une autre façon d’obtenir l’information.
      </p>

      <h2>Voies de recours</h2>
      <p>
        Si vous n’obtenez pas de réponse satisfaisante, vous pouvez, en France, saisir le{' '}
        <a href="https://www.defenseurdesdroits.fr/">Défenseur des droits</a> : par son formulaire en ligne,
        auprès de l’un de ses délégués ou par courrier gratuit. D’autres pays disposent d’une autorité
        comparable.
      </p>

      <h2>Établissement de cette déclaration</h2>
      <p>
        Cette déclaration accompagne le logiciel de ce site et décrit son fonctionnement d’origine. L’éditeur
        de ce site la complète s’il en modifie l’apparence ou les fonctions.
      </p>
    </StaticPage>
  );
}
