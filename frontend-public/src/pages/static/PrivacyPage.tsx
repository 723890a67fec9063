import { Link } from 'react-router-dom';
import { StaticPage } from './StaticPage';

export { createLoader } from './own-page';

/** The page /confidentialite. */
export function Component() {
  return (
    <StaticPage
      title="Confidentialité"
      description="Les données que ce site conserve, pourquoi, combien de temps, qui peut les voir et comment exercer vos droits."
    >
      <p>
        La règle de départ est simple : une donnée n’est conservée que si une fonction du site en a besoin.
        Lire ne demande rien. Le reste dépend de ce que vous choisissez de faire. Toutes les données se
        trouvent sur le serveur de ce site ; aucune n’est vendue ni transmise à des annonceurs.
      </p>
      <p>
        Le responsable du traitement est l’éditeur de ce site, dont les coordonnées figurent dans les{' '}
        <Link to="/mentions-legales">mentions légales</Link>.
      </p>

      <h2>Ce qui est conservé</h2>

      <h3>Si vous lisez sans compte</h3>
      <p>
        Chaque tutoriel compte ses lectures, sans tenir de liste de ses lecteurs. Pour ne pas compter deux
        fois la même visite, le serveur garde six heures, en mémoire seulement, une empreinte de votre adresse
        IP et de votre navigateur, faite avec une clé secrète qui change chaque jour : elle ne permet pas de
        vous retrouver. Ce que l’on cherche est compté aussi, comme un texte par semaine : combien de fois,
        combien de fois en vain, et si une réponse a été ouverte. Rien n’y dit qui cherche, ni à quel moment ;
        ce qui ressemble à une adresse ou à un numéro n’est pas compté, ce que moins de trois recherches ont
        demandé est oublié après deux semaines, et le reste après douze. Pour résister aux abus, il utilise
        votre adresse IP pendant un temps limité. Il tient aussi un journal technique des requêtes, qui sert à
        réparer les pannes et à constater les attaques.
      </p>

      <h3>Si vous créez un compte</h3>
      <ul>
        <li>
          <strong>Votre compte :</strong> nom d’utilisateur, adresse e-mail, nom affiché et, si vous les
          renseignez, biographie, image, site, liens et domaines d’expertise. Le mot de passe n’est gardé que
          sous une forme dont on ne peut pas le déduire (argon2id). Si vous activez un second facteur, le
          secret qui sert à le vérifier est conservé aussi.
        </li>
        <li>
          <strong>Vos sessions :</strong> leur date de début et de dernière activité, afin que vous puissiez
          voir vos connexions ouvertes et y mettre fin.
        </li>
        <li>
          <strong>Vos commentaires et réponses,</strong> publics, avec votre nom affiché et leur date.
        </li>
        <li>
          <strong>Vos gestes de lecteur :</strong> favoris, notes, mentions j’aime, collections, tutoriels
          lus, progression. Vous seul les voyez, sauf les moyennes et les totaux, ainsi que les collections
          que vous rendez publiques.
        </li>
        <li>
          <strong>Vos notifications,</strong> avec ce que vous en avez lu, les domaines que vous suivez et les
          sujets dont vous ne voulez pas entendre parler. Vous seul les voyez ; elles nomment la personne dont
          elles parlent, et disparaissent avec son compte.
        </li>
        <li>
          <strong>Vos signalements,</strong> que seuls les administrateurs peuvent lire, et les décisions de
          modération qui vous concernent, dont le motif vous est donné.
        </li>
        <li>
          <strong>Vos tutoriels,</strong> si vous êtes contributeur, et les invitations à en écrire à
          plusieurs.
        </li>
      </ul>

      <h3>Si vous vous abonnez à la lettre d’information</h3>
      <p>
        Votre adresse e-mail, les dates de votre inscription et de sa confirmation, rien d’autre. Les lettres
        ne contiennent pas d’image espionne et les liens n’y sont pas suivis.
      </p>

      <h3>Si vous écrivez à l’équipe du site</h3>
      <p>Le nom, l’adresse et le message que vous donnez sur la page Contact, pour vous répondre.</p>

      <h2>Pourquoi nous en avons le droit</h2>
      <ul>
        <li>
          <strong>L’exécution du service que vous demandez :</strong> compte, commentaires, favoris,
          collections, progression, recommandations.
        </li>
        <li>
          <strong>Votre consentement :</strong> lettre d’information. Vous pouvez le retirer à tout moment.
        </li>
        <li>
          <strong>L’intérêt légitime</strong> de l’éditeur à garder un site sûr et courtois : journaux
          techniques, limitation des abus, modération.
        </li>
        <li>
          <strong>Une obligation légale,</strong> lorsqu’une autorité habilitée exige une donnée.
        </li>
      </ul>

      <h2>Combien de temps</h2>
      <ul>
        <li>Le compte et ce qui s’y rattache : jusqu’à ce que vous le supprimiez.</li>
        <li>Les invitations à écrire à plusieurs, et l’adresse qu’elles nomment : trente jours au plus.</li>
        <li>
          Après la suppression : vos données personnelles sont effacées. Vos commentaires disparaissent ou ne
          portent plus votre nom, et les signalements encore utiles à la modération ne vous désignent plus.
        </li>
        <li>
          Un signalement traité : le texte du commentaire et les précisions sont effacés un an après la
          décision, comme les textes gardés dans le journal de modération. Il n’en reste que la nature de la
          décision et sa date.
        </li>
        <li>
          Un commentaire supprimé par un administrateur : un mois au plus, le temps de revenir sur la
          décision. Ce que vous supprimez vous-même l’est aussitôt.
        </li>
        <li>
          Un message écrit sur la page Contact : un an, ou jusqu’à la suppression du compte qui l’a écrit.
        </li>
        <li>Une session : jusqu’à votre déconnexion ou son expiration.</li>
        <li>Les échecs de connexion, comptés pour que nul ne devine un mot de passe : deux jours au plus.</li>
        <li>
          L’adresse de la lettre d’information : jusqu’à votre désinscription ou, si personne ne la confirme,
          huit jours au plus.
        </li>
        <li>Les journaux techniques : la durée fixée par l’éditeur, douze mois au plus.</li>
      </ul>

      <h2>Qui peut voir vos données</h2>
      <p>
        Les administrateurs du site, dans la mesure où leur tâche le demande, et l’hébergeur qui fait
        fonctionner la machine. Les e-mails passent par le service d’envoi choisi par l’éditeur. Si la
        traduction automatique est activée, le texte du tutoriel est envoyé au service de traduction ; rien de
        vous ne l’accompagne.
      </p>
      <p>
        Les boutons de partage sont de simples liens. Tant que vous ne les utilisez pas, les réseaux sociaux
        ne savent pas que vous êtes venu.
      </p>

      <h2>Vos droits</h2>
      <p>Le règlement général sur la protection des données (RGPD) vous donne le droit :</p>
      <ul>
        <li>d’accéder à vos données et d’en recevoir une copie réutilisable ;</li>
        <li>de les faire rectifier ou effacer ;</li>
        <li>d’en limiter l’usage ou de vous y opposer ;</li>
        <li>de retirer un consentement, sans effet sur ce qui a précédé.</li>
      </ul>
      <p>
        L’essentiel est à portée de main : la rectification, l’export et la suppression du compte se font
        depuis votre <Link to="/profil">profil</Link>, et chaque lettre d’information contient un lien de
        désinscription. Pour le reste, <Link to="/contact">écrivez à l’éditeur</Link>, qui doit vous répondre
        dans un délai d’un mois. Si sa réponse ne vous satisfait pas, vous pouvez saisir l’autorité de
        contrôle de votre pays ; en France, la <a href="https://www.cnil.fr/">CNIL</a>.
      </p>

      <h2>Décisions automatiques</h2>
      <p>
        Les recommandations sont calculées par le site à partir de vos propres lectures, et n’ont d’autre
        effet que l’ordre d’une liste. Aucune décision qui vous concerne n’est prise par une machine seule :
        un signalement est toujours examiné par une personne.
      </p>
    </StaticPage>
  );
}
