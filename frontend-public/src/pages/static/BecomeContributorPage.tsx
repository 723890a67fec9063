import { Link } from 'react-router-dom';
import { useSite } from '../../lib/site';
import { BecomeContributor } from './BecomeContributor';
import { StaticPage } from './StaticPage';

export { createLoader } from './own-page';

/** The page /devenir-contributeur. */
export function Component() {
  const { name } = useSite();
  return (
    <StaticPage
      title="Devenir contributeur"
      description={`Publier un tutoriel sur ${name} : qui peut le faire, comment l’écrire, et ce qu’il devient une fois en ligne.`}
      action={<BecomeContributor />}
    >
      <p>
        Vous savez faire une chose que d’autres cherchent à comprendre. Il n’est pas nécessaire d’être le
        meilleur spécialiste de votre sujet : celle ou celui qui a appris récemment se rappelle souvent mieux
        où l’on trébuche.
      </p>

      <h2>Qui peut publier ?</h2>
      <p>
        Tout membre qui le souhaite : l’option « contributeur » se choisit lors de l’
        <Link to="/inscription">inscription</Link>, ou plus tard, en haut de cette page. Vous pouvez alors
        indiquer un site, des liens et vos domaines d’expertise ; ces renseignements sont facultatifs et
        accompagnent votre nom.
      </p>

      <h2>De l’idée à la publication</h2>
      <ol>
        <li>
          <strong>Vérifiez ce qui existe.</strong> Une <Link to="/recherche">recherche</Link> suffit. Un sujet
          déjà traité n’est pas fermé : un autre niveau ou un autre angle peut lui faire du bien.
        </li>
        <li>
          <strong>Écrivez la phrase d’arrivée.</strong> « À la fin, vous saurez… » Si elle contient deux fois
          le mot « et », vous tenez sans doute deux tutoriels.
        </li>
        <li>
          <strong>Rédigez.</strong> Depuis la page <Link to="/contributions">Mes contributions</Link>, vous
          donnez un titre, une description, un domaine, un niveau, des étiquettes et le texte.
        </li>
        <li>
          <strong>Faites essayer.</strong> Demandez à une personne du niveau visé de suivre votre texte sans
          votre aide, et notez chaque endroit où elle hésite.
        </li>
        <li>
          <strong>Publiez, puis restez dans les parages.</strong> Les premiers commentaires sont la meilleure
          relecture.
        </li>
      </ol>

      <h2>Ce qui fait un bon tutoriel</h2>
      <h3>Un lecteur précis</h3>
      <p>
        Dites dès le début à qui vous parlez et ce qu’il faut déjà savoir. Un texte pour tout le monde perd
        les débutants à la troisième ligne et ennuie les autres dès la première.
      </p>
      <h3>Des pas que l’on peut refaire</h3>
      <p>
        Exécutez chaque commande et chaque exemple avant de publier, dans l’ordre où ils sont écrits. Montrez
        le résultat attendu : c’est lui qui permet au lecteur de savoir qu’il ne s’est pas trompé.
      </p>
      <h3>Une structure qui se parcourt</h3>
      <p>
        Le sommaire est construit à partir de vos titres de deuxième et troisième niveaux. Relisez-les seuls,
        à la suite : ils devraient déjà raconter le tutoriel.
      </p>
      <h3>Un texte ouvert à tous</h3>
      <p>
        Décrivez chaque image utile par un texte de remplacement, écrivez des liens qui disent où ils mènent
        et ne confiez jamais une information à la seule couleur.
      </p>

      <h2>Le format</h2>
      <p>
        Les tutoriels s’écrivent en Markdown. Vous disposez des tableaux, des notes de bas de page, des listes
        de définitions et de tâches, des encadrés (astuce, information, avertissement) et de la coloration du
        code. Les espaces insécables de la typographie française sont ajoutées pour vous. Le HTML actif
        (scripts, cadres, formulaires) est retiré à l’enregistrement.
      </p>

      <h2>Vos droits, et ceux des lecteurs</h2>
      <p>
        Vous restez l’auteur de vos textes. En publiant, vous autorisez le site à les afficher, à les mettre
        en forme et à les proposer au téléchargement ; la licence que vous choisissez dit ce que les lecteurs
        peuvent en faire de plus. Ne publiez que ce que vous avez écrit ou ce que sa licence vous permet de
        reprendre, en citant la source. Les détails figurent dans les{' '}
        <Link to="/conditions-utilisation">conditions d’utilisation</Link>.
      </p>

      <h2>Après la publication</h2>
      <p>
        Votre tutoriel rejoint le catalogue, son domaine et la recherche. Les lecteurs le notent et le
        commentent. Les administrateurs du site peuvent corriger une erreur manifeste ou retirer de la
        publication un texte contraire aux règles.
      </p>
    </StaticPage>
  );
}
