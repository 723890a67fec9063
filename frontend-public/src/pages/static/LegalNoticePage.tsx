import { Link } from 'react-router-dom';
import { Fragment } from 'react';
import { useLook, useSite } from '../../lib/site';
import { StaticPage } from './StaticPage';

export { createLoader } from './own-page';

/** The page /mentions-legales, a template the operator completes. */
export function Component() {
  const { name } = useSite();
  return (
    <StaticPage
      title="Mentions légales"
      description="Qui édite ce site, qui l’héberge, quel logiciel il utilise et à qui appartiennent ses contenus."
    >
      <p>
        La personne ou l’organisation qui exploite {name}, appelée ici « l’éditeur de ce site », en est seule
        responsable et tient cette page à jour.
      </p>

      <Publisher />
      <Host />

      <h2>Logiciel</h2>
      <p>
        Ce site fonctionne avec Passerelle, logiciel libre publié sous licence GNU AGPL, version 3 ou
        ultérieure. Cette licence donne à toute personne qui utilise le site le droit d’obtenir le code source
        de la version en service, avec ses éventuelles modifications : il suffit de le{' '}
        <Link to="/contact">demander à l’éditeur</Link>. Les auteurs du logiciel ne sont ni éditeurs ni
        hébergeurs de ce site.
      </p>

      <h2>Contenus</h2>
      <p>
        Les tutoriels et les commentaires appartiennent à leurs auteurs. Un tutoriel repris d’une autre source
        la cite, avec sa licence. En l’absence de licence indiquée, toute réutilisation qui dépasse la copie
        privée et la courte citation demande l’accord de l’auteur.
      </p>

      <h2>Signaler un contenu illicite</h2>
      <p>
        Un commentaire se signale depuis la page où il paraît. Pour tout autre contenu, écrivez à l’éditeur en
        précisant l’adresse de la page, les raisons pour lesquelles vous estimez le contenu illicite et vos
        coordonnées. L’éditeur vous fait part de sa décision et de ses motifs.
      </p>

      <h2>À lire aussi</h2>
      <ul>
        <li>
          <Link to="/confidentialite">Confidentialité</Link> : les données conservées et vos droits.
        </li>
        <li>
          <Link to="/conditions-utilisation">Conditions d’utilisation</Link> : les règles communes.
        </li>
        <li>
          <Link to="/cookies">Cookies</Link> : ce que garde votre navigateur.
        </li>
        <li>
          <Link to="/accessibilite">Accessibilité</Link> : notre engagement et ses limites.
        </li>
      </ul>
    </StaticPage>
  );
}

/** The publisher's details; placeholders until filled in. */
function Publisher() {
  const { legalPublisher, legalAddress, legalDirector } = useLook();
  if (!legalPublisher) return <PublisherMissing />;
  return (
    <>
      <h2>Éditeur</h2>
      <p>{legalPublisher}</p>
      {legalAddress && <Lines text={legalAddress} />}
      {legalDirector && <p>Responsable de la publication : {legalDirector}</p>}
    </>
  );
}

function Host() {
  const { legalHost } = useLook();
  return (
    <>
      <h2>Hébergement</h2>
      {legalHost ? (
        <Lines text={legalHost} />
      ) : (
        <p>
          L’éditeur indique ici le nom, l’adresse et le numéro de téléphone de l’hébergeur, ou précise qu’il
          assure lui-même l’hébergement.
        </p>
      )}
    </>
  );
}

function PublisherMissing() {
  return (
    <>
      <h2>Éditeur</h2>
      <p>L’éditeur de ce site fait figurer ici :</p>
      <ul>
        <li>son nom, ou sa dénomination et sa forme juridique ;</li>
        <li>son adresse, une adresse e-mail et un numéro de téléphone ;</li>
        <li>s’il y a lieu, son numéro d’immatriculation et son capital ;</li>
        <li>le nom de la personne responsable de la publication.</li>
      </ul>
      <p>
        En France, une personne qui édite un site à titre non professionnel peut ne pas publier son identité,
        à condition de l’avoir communiquée à son hébergeur et d’en indiquer les coordonnées.
      </p>
    </>
  );
}

function Lines({ text }: { text: string }) {
  return (
    <p>
      {text.split('\n').map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
