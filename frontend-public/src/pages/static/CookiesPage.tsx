import { Link } from 'react-router-dom';
import { StaticPage } from './StaticPage';

export { createLoader } from './own-page';

/** The page /cookies. */
export function Component() {
  return (
    <StaticPage
      title="Cookies"
      description="Deux cookies pour les membres, quelques réglages gardés dans votre navigateur, aucun traceur : la liste complète."
    >
      <p>
        Vous n’avez pas vu de bandeau en arrivant. Ce n’est pas un oubli : le consentement n’est exigé que
        pour les traceurs qui ne sont pas nécessaires au service demandé, et ce site n’en dépose aucun.
      </p>

      <h2>Les deux cookies</h2>
      <p>
        Ils sont déposés quand vous vous connectez, jamais avant. Les scripts de la page ne peuvent pas les
        lire, et ils ne sont envoyés qu’à ce site.
      </p>
      <ul>
        <li>
          <strong>Le cookie de session</strong> contient un identifiant tiré au hasard, sans aucun
          renseignement sur vous. Il permet au serveur de vous reconnaître d’une page à l’autre. Il disparaît
          à votre déconnexion ou à l’expiration de la session.
        </li>
        <li>
          <strong>Le cookie d’appareil</strong> ne contient lui aussi qu’une marque tirée au hasard. Il
          protège votre accès : si quelqu’un essaie des mots de passe à votre nom, la connexion est suspendue
          un moment pour les inconnus, mais pas dans ce navigateur, où vous êtes déjà venu. Il n’est envoyé
          qu’au moment de s’identifier ou de gérer son compte, et dure treize mois au plus.
        </li>
      </ul>

      <h2>Ce que garde votre navigateur</h2>
      <p>
        Le site utilise aussi le stockage local de votre navigateur. À la différence d’un cookie, ce qui s’y
        trouve n’est pas joint à chaque requête.
      </p>
      <ul>
        <li>
          <strong>Votre préférence de thème :</strong> clair, sombre ou celui de l’appareil, pour que la page
          s’affiche tout de suite comme vous l’avez choisie.
        </li>
        <li>
          <strong>Le fait d’être connecté,</strong> par un simple « oui », pour que l’en-tête ne change pas
          sous vos yeux à chaque page.
        </li>
        <li>
          <strong>Vos favoris,</strong> si vous êtes membre : les numéros des tutoriels gardés, afin
          d’afficher leur état sans attendre.
        </li>
        <li>
          <strong>Vos vingt dernières recherches,</strong> pour vous les proposer de nouveau. Elles ne
          quittent pas votre appareil, s’effacent une à une ou toutes ensemble sous le champ de recherche, et
          disparaissent quand vous vous déconnectez. La page <Link to="/recherche">Recherche</Link> permet de
          n’en garder aucune.
        </li>
        <li>
          <strong>Vos brouillons et votre progression :</strong> un commentaire ou une inscription en cours,
          la place atteinte dans un tutoriel. Ils vous évitent de perdre ce que vous avez écrit. Un mot de
          passe n’y est jamais gardé.
        </li>
      </ul>

      <h2>Ce que vous ne trouverez pas</h2>
      <ul>
        <li>de la mesure d’audience confiée à un tiers ;</li>
        <li>des traceurs publicitaires ou de réseaux sociaux ;</li>
        <li>
          des polices, des scripts ou des images d’illustration chargés depuis d’autres serveurs par le site
          lui-même.
        </li>
      </ul>

      <h2>Tout effacer</h2>
      <p>
        Les réglages de votre navigateur permettent de supprimer les données d’un site. Vous serez déconnecté
        et le thème reviendra à celui de votre appareil ; ce qui est attaché à votre compte reste sur le
        serveur. Pour savoir ce qui s’y trouve, consultez la page{' '}
        <Link to="/confidentialite">Confidentialité</Link>.
      </p>
    </StaticPage>
  );
}
