import { Link } from 'react-router-dom';
import { ofName } from '@passerelle/api-client/of-name';
import { useSite } from '../../lib/site';
import { StaticPage } from './StaticPage';

export { createLoader } from './own-page';

/** The page /comment-ca-marche. */
export function Component() {
  const { name } = useSite();
  return (
    <StaticPage
      title="Comment ça marche"
      description={`Chercher, lire, garder une trace, échanger, publier : le tour ${ofName(name)} en cinq minutes, avec ou sans compte.`}
    >
      <p>
        {name} rassemble des tutoriels écrits en français par celles et ceux qui pratiquent ce qu’ils
        expliquent. La lecture est libre et ne demande pas de compte. Le compte sert à ce qui doit se souvenir
        de vous : vos favoris, votre progression, vos commentaires.
      </p>

      <h2>Trouver un tutoriel</h2>
      <p>Trois chemins mènent au même contenu. Prenez celui qui correspond à ce que vous savez déjà.</p>
      <ul>
        <li>
          <strong>Vous avez une idée vague.</strong> Choisissez un <Link to="/domaines">domaine</Link> et
          laissez-vous guider par les titres.
        </li>
        <li>
          <strong>Vous voulez comparer.</strong> Le <Link to="/catalogue">catalogue</Link> montre tous les
          tutoriels ; on les filtre par domaine et par difficulté, on les trie par date ou par popularité.
        </li>
        <li>
          <strong>Vous cherchez quelque chose de précis.</strong> La{' '}
          <Link to="/recherche">recherche avancée</Link> combine des mots, des étiquettes, un niveau et un
          temps de lecture. Les accents et les majuscules n’ont pas d’importance.
        </li>
      </ul>
      <p>
        Les adresses de vos recherches contiennent tous vos critères : vous pouvez les garder dans vos
        marque-pages ou les envoyer à quelqu’un.
      </p>

      <h2>Lire</h2>
      <p>
        Avant d’ouvrir un tutoriel, trois repères vous disent s’il est pour vous : son niveau (débutant,
        intermédiaire ou avancé), son temps de lecture et sa date. Dans la page, un sommaire suit les titres
        du texte. Les thèmes clair et sombre sont faits l’un et l’autre pour les longues lectures ; sans choix
        de votre part, le site suit le réglage de votre appareil.
      </p>
      <p>
        Les pages arrivent complètes du serveur. Elles se lisent donc aussi sur une connexion lente, avec un
        lecteur d’écran ou avec JavaScript désactivé.
      </p>

      <h2>Apprendre dans la durée</h2>
      <p>
        Un tutoriel lu s’oublie ; un tutoriel repris s’apprend. Une fois{' '}
        <Link to="/inscription">inscrits</Link>, les membres peuvent :
      </p>
      <ul>
        <li>
          garder des tutoriels en <Link to="/favoris">favoris</Link> ou les ranger dans des collections,
          privées ou partagées ;
        </li>
        <li>
          marquer leur progression étape par étape et reprendre leur lecture là où ils l’avaient laissée ;
        </li>
        <li>
          suivre un <Link to="/apprentissage">parcours d’apprentissage</Link>, qui enchaîne plusieurs
          tutoriels dans un ordre réfléchi ;
        </li>
        <li>recevoir des recommandations fondées sur ce qu’ils ont lu, noté et gardé.</li>
      </ul>

      <h2>Échanger</h2>
      <p>
        Sous chaque tutoriel, chacun peut lire les commentaires. Les membres peuvent en écrire, répondre,
        aimer un commentaire et noter le tutoriel d’une à cinq étoiles. Un commentaire déplacé peut être
        signalé en indiquant un motif : les administrateurs du site l’examinent et décident. Un signalement
        n’efface jamais rien à lui seul.
      </p>

      <h2>Emporter</h2>
      <p>
        Un tutoriel se télécharge en PDF pour l’imprimer, en EPUB pour une liseuse, en HTML pour le lire hors
        connexion et en Markdown pour le réutiliser, dans le respect de sa licence. Ce que vous apprenez ici
        doit pouvoir vous suivre ailleurs.
      </p>

      <h2>Partager à son tour</h2>
      <p>
        Les membres qui l’ont choisi, à l’inscription ou plus tard, sont contributeurs : ils publient leurs
        propres tutoriels. La page <Link to="/devenir-contributeur">Devenir contributeur</Link> permet de le
        devenir, explique comment s’y prendre et ce qui fait un bon texte.
      </p>

      <h2>Pourquoi ce tutoriel apparaît-il ici ?</h2>
      <p>Vous avez le droit de savoir comment une liste est faite. Voici les règles, sans rien de caché.</p>
      <ul>
        <li>
          <strong>Recherche :</strong> ce qui répond le mieux à vos mots, le titre comptant plus que le texte.
          Voyez <Link to="/mesure-de-la-recherche">comment la recherche est mesurée</Link>.
        </li>
        <li>
          <strong>Tendances :</strong> les six tutoriels dont la somme « vues × 0,5 + mentions j’aime × 2 »
          est la plus haute.
        </li>
        <li>
          <strong>Suggestions :</strong> d’autres tutoriels du même domaine ou portant les mêmes étiquettes
          que celui que vous lisez.
        </li>
        <li>
          <strong>Recommandations :</strong> pour les membres seulement, d’après leurs favoris, leurs notes et
          leurs lectures, complétées au besoin par des tutoriels populaires.
        </li>
      </ul>
      <p>Personne ne peut payer pour apparaître plus haut, et aucune publicité n’est affichée.</p>
    </StaticPage>
  );
}
