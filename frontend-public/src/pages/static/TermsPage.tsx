import { Link } from 'react-router-dom';
import { StaticPage } from './StaticPage';

export { createLoader } from './own-page';

/** The page /conditions-utilisation. */
export function Component() {
  return (
    <StaticPage
      title="Conditions d’utilisation"
      description="Les règles communes : accès, compte, contributions, commentaires, modération et responsabilités."
    >
      <p>
        Ces conditions lient l’éditeur de ce site et les personnes qui l’utilisent. Elles sont écrites pour
        être lues en entier. La lecture du site vaut respect des règles qui concernent les visiteurs ;
        l’inscription demande que vous les acceptiez toutes.
      </p>

      <h2>L’accès au site</h2>
      <p>
        La consultation est libre et gratuite. L’éditeur fait de son mieux pour que le site soit disponible,
        sans pouvoir le garantir : il peut l’interrompre pour l’entretenir et prévient, quand c’est possible,
        des interruptions longues.
      </p>

      <h2>Votre compte</h2>
      <ul>
        <li>
          Vous devez avoir l’âge auquel la loi de votre pays permet de consentir seul au traitement de ses
          données (quinze ans en France), ou l’accord d’un titulaire de l’autorité parentale.
        </li>
        <li>
          Les renseignements que vous donnez sont sincères ; un pseudonyme est permis, l’usurpation d’identité
          ne l’est pas.
        </li>
        <li>
          Votre mot de passe est personnel. Si vous pensez qu’il est connu d’un tiers, changez-le et fermez
          vos sessions.
        </li>
        <li>
          Vous pouvez supprimer votre compte à tout moment depuis votre <Link to="/profil">profil</Link>.
        </li>
      </ul>

      <h2>Ce que vous publiez</h2>
      <p>
        Vous restez titulaire de vos droits sur vos tutoriels et vos commentaires. En les publiant, vous
        accordez à l’éditeur, gratuitement et sans exclusivité, le droit de les reproduire et de les afficher
        sur ce site, de les mettre en forme, de les traduire automatiquement à la demande des lecteurs et de
        les proposer au téléchargement dans les formats offerts par le site. Ce droit dure tant que le contenu
        est publié ici. Une licence choisie pour un tutoriel, par exemple une licence Creative Commons, s’y
        ajoute au bénéfice de tous les lecteurs.
      </p>
      <p>
        Vous garantissez que vous avez écrit ce que vous publiez ou que vous avez le droit de le reprendre.
        Citez vos sources et respectez leur licence.
      </p>

      <h2>Ce qui n’a pas sa place ici</h2>
      <ul>
        <li>la publicité déguisée et les messages indésirables ;</li>
        <li>les contenus choquants ou inappropriés dans un lieu où l’on apprend ;</li>
        <li>les propos offensants, haineux ou discriminatoires ;</li>
        <li>le harcèlement, y compris sous la forme d’une insistance répétée ;</li>
        <li>
          la désinformation, notamment les conseils présentés comme sûrs alors qu’ils mettent en danger ;
        </li>
        <li>
          tout ce que la loi interdit, et toute tentative de perturber le site ou d’en contourner les limites.
        </li>
      </ul>
      <p>
        La critique d’un tutoriel est bienvenue. Elle porte sur le texte, non sur la personne qui l’a écrit,
        et gagne à proposer mieux.
      </p>

      <h2>La modération</h2>
      <p>
        Les membres peuvent signaler un commentaire, un tutoriel, une collection ou un membre en indiquant un
        motif. Un modérateur ou un administrateur examine le signalement, puis le retient ou le rejette. Selon
        la gravité, ce qui est signalé peut être masqué ou supprimé, et son auteur averti, suspendu ou exclu.
        Lorsqu’une mesure vous concerne, le motif vous en est donné, et vous pouvez demander une fois, pendant
        trente jours, qu’un autre modérateur, s’il y en a un, la revoie. Les décisions sont{' '}
        <Link to="/moderation">comptées chaque trimestre</Link>.
      </p>

      <h2>Les responsabilités</h2>
      <p>
        Les tutoriels expriment le savoir et l’expérience de leurs auteurs. Ils ne remplacent pas l’avis d’un
        professionnel lorsque votre santé, votre sécurité, vos droits ou votre argent sont en jeu. Essayez le
        code sur une copie avant de l’appliquer à ce qui compte. Les liens vers d’autres sites n’engagent pas
        l’éditeur quant à leur contenu.
      </p>

      <h2>Utilisation automatisée</h2>
      <p>
        L’interface de programmation du site est documentée et ouverte aux usages raisonnables. Respectez les
        limites de débit annoncées et les licences des tutoriels.
      </p>

      <h2>Modification et droit applicable</h2>
      <p>
        L’éditeur peut modifier ces conditions. Les membres sont prévenus à l’avance des changements qui
        réduisent leurs droits et peuvent alors supprimer leur compte. Le droit applicable est celui du pays
        où l’éditeur est établi, sans priver les consommateurs de la protection de la loi de leur propre pays.
        Avant toute action en justice, cherchez ensemble une solution amiable.
      </p>
    </StaticPage>
  );
}
