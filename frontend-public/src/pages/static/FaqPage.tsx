import { Link } from 'react-router-dom';
import { StaticPage } from './StaticPage';

export { createLoader } from './own-page';

/** The page /faq. */
export function Component() {
  return (
    <StaticPage
      title="Foire aux questions"
      description="Lecture, compte, contributions, données, hébergement : les réponses aux questions que l’on pose le plus souvent."
    >
      <h2>Lire et chercher</h2>
      <details>
        <summary>Faut-il un compte pour lire les tutoriels ?</summary>
        <p>
          Non. Tous les tutoriels publiés, leurs commentaires, le <Link to="/catalogue">catalogue</Link> et la{' '}
          <Link to="/recherche">recherche</Link> sont ouverts à tous.
        </p>
      </details>
      <details>
        <summary>Est-ce gratuit ?</summary>
        <p>Oui. Il n’y a ni abonnement, ni publicité, ni contenu réservé à ceux qui paient.</p>
      </details>
      <details>
        <summary>Que signifient les niveaux ?</summary>
        <p>
          « Débutant » ne suppose aucune connaissance du sujet. « Intermédiaire » suppose les bases et un peu
          de pratique. « Avancé » s’adresse à celles et ceux qui pratiquent déjà régulièrement. « Tous
          niveaux » indique que l’auteur n’a pas tranché.
        </p>
      </details>
      <details>
        <summary>Comment le temps de lecture est-il estimé ?</summary>
        <p>
          D’après la longueur du texte. Comptez davantage si vous essayez les exemples à mesure, ce que nous
          vous conseillons.
        </p>
      </details>
      <details>
        <summary>Puis-je lire hors connexion ?</summary>
        <p>
          Oui, en téléchargeant le tutoriel en PDF, en EPUB, en HTML ou en Markdown depuis sa page. Vous
          pouvez choisir d’inclure ou non les images.
        </p>
      </details>
      <details>
        <summary>Le site fonctionne-t-il sans JavaScript ?</summary>
        <p>
          La lecture, la pagination et la recherche, oui. Ce qui réagit à vos gestes (favoris, notes,
          commentaires, notifications) en a besoin.
        </p>
      </details>

      <h2>Le compte</h2>
      <details>
        <summary>À quoi sert un compte ?</summary>
        <p>
          Les membres peuvent commenter, répondre, noter, garder des favoris, composer des collections, suivre
          leur progression et leurs parcours, et recevoir des recommandations. On s’inscrit depuis la page{' '}
          <Link to="/inscription">Inscription</Link>.
        </p>
      </details>
      <details>
        <summary>J’ai oublié mon mot de passe. Que faire ?</summary>
        <p>
          Depuis la page <Link to="/connexion">Connexion</Link>, demandez un lien de réinitialisation. Il
          arrive à l’adresse de votre compte et ne sert qu’une fois. Personne, pas même l’équipe du site, ne
          peut lire votre mot de passe.
        </p>
      </details>
      <details>
        <summary>Puis-je supprimer mon compte ?</summary>
        <p>
          Oui, vous-même et sans justification, depuis votre <Link to="/profil">profil</Link>. Vous pouvez
          auparavant télécharger vos données. La page <Link to="/confidentialite">Confidentialité</Link>{' '}
          décrit ce qu’il advient de chacune.
        </p>
      </details>
      <details>
        <summary>Pourquoi ne puis-je pas m’inscrire en ce moment ?</summary>
        <p>
          Les administrateurs peuvent fermer les inscriptions, les commentaires ou les notes pour un temps. La
          lecture reste ouverte.
        </p>
      </details>

      <h2>Commenter et signaler</h2>
      <details>
        <summary>Quelles sont les limites d’un commentaire ?</summary>
        <p>
          De 2 à 1 000 caractères. On peut répondre à un commentaire, mais pas à une réponse : les échanges
          restent ainsi faciles à suivre.
        </p>
      </details>
      <details>
        <summary>Comment signaler un commentaire ?</summary>
        <p>
          Une fois connecté, utilisez le bouton de signalement du commentaire, choisissez un motif et ajoutez,
          si vous le souhaitez, quelques précisions. L’auteur du commentaire ne sait pas qui l’a signalé.
        </p>
      </details>
      <details>
        <summary>Puis-je supprimer ce que j’ai écrit ?</summary>
        <p>
          Vos commentaires, oui, à tout moment. Les réponses des autres restent, sous la mention « Commentaire
          supprimé ».
        </p>
      </details>

      <h2>Contribuer</h2>
      <details>
        <summary>Comment publier un tutoriel ?</summary>
        <p>
          En choisissant d’être contributeur, à l’inscription ou plus tard sur la page{' '}
          <Link to="/devenir-contributeur">Devenir contributeur</Link>, qui détaille les étapes et donne des
          conseils d’écriture.
        </p>
      </details>
      <details>
        <summary>J’ai trouvé une erreur dans un tutoriel.</summary>
        <p>
          Merci de l’avoir vue. Le plus simple est de la signaler en commentaire : l’auteur, s’il est membre,
          en est prévenu et les lecteurs suivants en profiteront aussitôt.
        </p>
      </details>
      <details>
        <summary>À qui appartiennent les textes ?</summary>
        <p>À leurs auteurs. La licence de chaque tutoriel dit ce que vous pouvez en faire.</p>
      </details>

      <h2>Vie privée et hébergement</h2>
      <details>
        <summary>Le site me suit-il ?</summary>
        <p>
          Non : ni mesure d’audience par un tiers, ni traceur publicitaire, ni police de caractères ou script
          chargé depuis un autre site. La page <Link to="/cookies">Cookies</Link> donne la liste complète de
          ce que garde votre navigateur.
        </p>
      </details>
      <details>
        <summary>Comment me désinscrire de la lettre d’information ?</summary>
        <p>Chaque envoi contient un lien de désinscription ; un clic suffit.</p>
      </details>
      <details>
        <summary>Puis-je installer un site comme celui-ci pour mon équipe ou mon association ?</summary>
        <p>
          Oui. Le logiciel de ce site, que nomment les <Link to="/mentions-legales">mentions légales</Link>,
          est libre, publié sous licence AGPL et conçu pour être hébergé par ceux qui s’en servent. Il demande
          une machine avec Node.js et, si vous attendez du monde, une base MySQL ou MariaDB. Vous pouvez y
          importer un dossier de textes Markdown.
        </p>
      </details>
    </StaticPage>
  );
}
