import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { ofName } from '@passerelle/api-client/of-name';
import { useSite } from '../../lib/site';
import {
  measuredOn,
  otherEngines,
  qualityRows,
  queryCount,
  speedMeasuredOn,
  speedRows,
  tutorialCount,
} from './search-figures';
import { StaticPage } from './StaticPage';

const number = (value: number, digits: number) =>
  value.toLocaleString('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const percent = (share: number) => `${number(share * 100, share === 1 || share === 0 ? 0 : 1)} %`;
const megabytes = (bytes: number) => number(bytes / 2 ** 20, 0);
const NONE = '–';
const dayOf = (date: string) =>
  new Date(date).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** The page /mesure-de-la-recherche. */
export function Component() {
  const { name } = useSite();
  return (
    <StaticPage
      title="Comment la recherche est mesurée"
      description="Trouve-t-elle ce que l’on cherche, malgré une faute de frappe, sans les accents, en une question ? Les chiffres, et comment les refaire."
    >
      <p>
        Toute recherche se dit bonne. Celle {ofName(name)} est mesurée : {queryCount} recherches, faites par
        une règle ou écrites par des personnes, sont posées à {tutorialCount} vrais articles en français, dont
        on sait lesquels y répondent. Les mêmes recherches sont posées à trois autres moteurs libres : FTS5,
        celui de SQLite, auquel sont donnés les mots que trouve {name}, MiniSearch et Orama, réglés pour le
        français. Mesuré le <time dateTime={measuredOn}>{dayOf(measuredOn)}</time>.
      </p>

      <h2>Trouve-t-elle ?</h2>
      <p>
        Chaque ligne est une façon de chercher. <strong>En tête :</strong> une bonne réponse est la première.{' '}
        <strong>Dans les dix :</strong> la part des bonnes réponses, parfois plusieurs, qui sont parmi les dix
        premières. <strong>Rien :</strong> aucune réponse.
      </p>
      <Table
        caption="Ce que trouve la recherche de ce site"
        columns={['Recherche', 'En tête', 'Dans les dix', 'Rien']}
      >
        {qualityRows.map(({ label, ours }) => (
          <Row
            key={label}
            label={label}
            cells={[percent(ours.recall1), percent(ours.recall10), percent(ours.empty)]}
          />
        ))}
      </Table>

      <h2>À côté de trois autres moteurs</h2>
      <p>
        La note va de 0 à 1 : elle est de 1 quand les meilleures réponses sont toutes en haut et dans le bon
        ordre. Les spécialistes la nomment nDCG@10.
      </p>
      <Table caption="Note de chaque moteur" columns={['Recherche', name, ...otherEngines]}>
        {qualityRows.map(({ label, ndcg }) => (
          <Row key={label} label={label} cells={ndcg.map((value) => number(value, 3))} />
        ))}
      </Table>

      <h2>À quelle vitesse ?</h2>
      <p>
        En millisecondes : 95 recherches sur 100 ne prennent pas plus de temps au processeur. Les plus grands
        nombres de tutoriels sont faits de paragraphes mélangés. Un tiret : la mesure n’a pas abouti. Temps et
        mémoire sont du <time dateTime={speedMeasuredOn}>{dayOf(speedMeasuredOn)}</time>.
      </p>
      <Table caption="Temps d’une recherche, en millisecondes" columns={['Tutoriels', name, ...otherEngines]}>
        {speedRows.map(({ documents, runs }) => (
          <Row
            key={documents}
            label={number(documents, 0)}
            cells={runs.map((run) => (run ? number(run.p95, 1) : NONE))}
          />
        ))}
      </Table>
      <Table caption="Mémoire prise, en mégaoctets" columns={['Tutoriels', name, ...otherEngines]}>
        {speedRows.map(({ documents, runs }) => (
          <Row
            key={documents}
            label={number(documents, 0)}
            cells={runs.map((run) => (run ? megabytes(run.memoryBytes) : NONE))}
          />
        ))}
      </Table>

      <h2>Ce que ces chiffres ne disent pas</h2>
      <ul>
        <li>
          Les recherches ont été écrites par les auteurs du moteur. Il n’a été réglé que sur une moitié
          d’entre elles ; les chiffres ci-dessus sont ceux de l’autre moitié, tirée au sort.
        </li>
        <li>
          Les articles sont ceux d’autres sites : sur les tutoriels d’ici, les chiffres peuvent être
          différents.
        </li>
        <li>
          Les administrateurs d’un site peuvent lui apprendre des synonymes et de meilleures réponses. Ces
          chiffres sont mesurés sans eux : ils disent ce que la recherche trouve d’elle-même.
        </li>
        <li>Personne n’est observé pour ces mesures : aucune recherche de visiteur n’y entre.</li>
      </ul>

      <h2>Les refaire</h2>
      <p>
        Les recherches, les réponses attendues et le programme sont publiés avec le code {ofName(name)}, dans
        le dossier <code>backend/search-quality</code>. La commande{' '}
        <code>npm run bench -- --only=search</code> refait toutes les mesures. Un essai automatique refuse
        toute modification qui rendrait la recherche moins bonne. Et pour vous faire votre propre idée :{' '}
        <Link to="/recherche">cherchez</Link>.
      </p>
    </StaticPage>
  );
}

interface TableProps {
  caption: string;
  columns: string[];
  children: ReactNode;
}

function Table({ caption, columns, children }: TableProps) {
  return (
    <div className="table-scroll figures" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Row({ label, cells }: { label: string; cells: string[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}
