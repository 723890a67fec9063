import { Link } from 'react-router-dom';
import { ContactForm } from './ContactForm';
import { StaticPage } from './StaticPage';

export { createLoader } from './own-page';

/** The page /contact. */
export function Component() {
  return (
    <StaticPage
      title="Contact"
      description="À qui s’adresser selon votre question : un tutoriel, un commentaire, votre compte, vos données ou le site lui-même."
      action={<ContactForm />}
    >
      <p>
        Beaucoup de réponses se trouvent dans la <Link to="/faq">foire aux questions</Link>. Si la vôtre n’y
        est pas, voici le chemin le plus court selon le sujet.
      </p>

      <h2>Une question ou une erreur dans un tutoriel</h2>
      <p>
        Écrivez un commentaire sous le tutoriel. L’auteur, s’il est membre, en est prévenu, et la réponse
        servira aux lecteurs suivants. Citez la phrase ou la ligne de code concernée : un titre de section
        suffit rarement à retrouver l’endroit.
      </p>

      <h2>Un commentaire déplacé</h2>
      <p>
        Connectez-vous et utilisez le bouton de signalement de ce commentaire. Votre message arrive
        directement aux administrateurs, avec le texte en cause. C’est plus rapide qu’un courrier, et votre
        signalement peut être suivi.
      </p>

      <h2>Votre compte</h2>
      <ul>
        <li>
          Mot de passe oublié : demandez un lien depuis la page <Link to="/connexion">Connexion</Link>.
        </li>
        <li>
          Nom affiché, biographie, export ou suppression du compte : tout se fait depuis votre{' '}
          <Link to="/profil">profil</Link>.
        </li>
        <li>Accès perdu à votre adresse e-mail : écrivez à l’équipe du site, en haut de cette page.</li>
      </ul>

      <h2>Écrire à l’éditeur de ce site</h2>
      <p>
        Pour tout le reste, et notamment une demande sur vos données personnelles, un contenu que vous estimez
        illicite ou une difficulté d’accès, écrivez-nous en haut de cette page. Les coordonnées de l’éditeur
        figurent dans les <Link to="/mentions-legales">mentions légales</Link>. Pour obtenir une réponse utile
        du premier coup, indiquez :
      </p>
      <ul>
        <li>l’adresse de la page concernée ;</li>
        <li>ce que vous avez fait, ce que vous attendiez et ce qui s’est passé ;</li>
        <li>votre navigateur et, le cas échéant, votre technologie d’assistance ;</li>
        <li>
          votre nom d’utilisateur, s’il s’agit de votre compte. Jamais votre mot de passe : on ne vous le
          demandera pas.
        </li>
      </ul>
      <p>
        Les difficultés d’accès liées à un handicap ont leur propre procédure, décrite sur la page{' '}
        <Link to="/accessibilite">Accessibilité</Link>.
      </p>
    </StaticPage>
  );
}
