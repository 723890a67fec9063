/** HTML shown for a tutorial with empty content. */
export const sampleArticle = `
<p>Une page web change sans cesse : un compteur monte, un menu s’ouvre, un message arrive. Écrire chaque changement à la main finit par lasser, puis par produire des erreurs. React, une bibliothèque JavaScript pour construire des interfaces, propose un autre contrat : vous décrivez ce que la page doit montrer, et elle se charge d’y parvenir.</p>

<h2 id="react-en-une-phrase">React en une phrase</h2>
<p>L’interface est le résultat d’une fonction appliquée à des données. Quand les données changent, React appelle la fonction de nouveau, compare le résultat au précédent et ne modifie dans la page que ce qui diffère. Vous ne dites plus « ajoute une ligne ici, efface celle-là » ; vous dites « voici la liste », et les lignes suivent.</p>

<h2 id="des-composants-comme-des-briques">Des composants comme des briques</h2>
<h3 id="une-fonction-qui-rend-une-interface">Une fonction qui rend une interface</h3>
<p>Un composant est une fonction dont le nom commence par une majuscule et qui rend du JSX, une notation proche du HTML. On l’emploie ensuite comme une balise. Un bouton, une carte, un formulaire, une page entière : tous se fabriquent de la même façon, les plus grands avec les plus petits.</p>
<h3 id="des-props-pour-les-nourrir">Des props pour les nourrir</h3>
<p>Un composant reçoit ses renseignements par ses <em>props</em>, comme une fonction reçoit ses arguments. Il peut les lire, jamais les modifier. Cette règle a un avantage précieux : pour comprendre ce qui s’affiche, il suffit de regarder qui a donné quoi.</p>

<h2 id="ce-qui-change-avec-le-temps">Ce qui change avec le temps</h2>
<h3 id="retenir-une-valeur-avec-usestate">Retenir une valeur avec useState</h3>
<p>Une variable ordinaire est oubliée à la fin de la fonction. Pour garder une valeur d’un affichage à l’autre, on la confie à l’<em>état</em> du composant. La fonction <code>useState</code> rend deux choses : la valeur actuelle, et une fonction pour la remplacer. Appeler cette dernière suffit à rafraîchir l’affichage.</p>
<pre tabindex="0" data-language="jsx"><code>import { useState } from 'react';

export function Compteur({ nom }) {
  const [total, setTotal] = useState(0);

  return (
    &lt;button type="button" onClick={() =&gt; setTotal(total + 1)}&gt;
      {nom} : {total}
    &lt;/button&gt;
  );
}

export function Marche() {
  return (
    &lt;section aria-label="Le marché"&gt;
      &lt;Compteur nom="Pommes" /&gt;
      &lt;Compteur nom="Poires" /&gt;
    &lt;/section&gt;
  );
}
</code></pre>
<p>Lisez le composant de haut en bas. Il reçoit un nom, se souvient d’un nombre, et décrit un bouton. Rien n’y commande au navigateur de changer le texte : le texte dépend du nombre, et le nombre change. Deux compteurs posés sur la même page ont chacun leur mémoire.</p>
<h3 id="ne-pas-tout-mettre-dans-un-effet">Ne pas tout mettre dans un effet</h3>
<p>La fonction <code>useEffect</code> relie un composant au monde extérieur : une connexion, un minuteur, une carte dessinée par une autre bibliothèque. Elle n’est pas faite pour calculer. Si une valeur se déduit des props ou de l’état, calculez-la pendant l’affichage ; vous aurez une ligne au lieu de dix, et aucun affichage en retard.</p>

<h2 id="par-quoi-continuer">Par quoi continuer</h2>
<p>Trois exercices, du plus simple au plus formateur :</p>
<ul>
<li>ajouter au compteur un bouton qui le remet à zéro ;</li>
<li>afficher une liste de courses, en donnant à chaque ligne une <code>key</code> stable ;</li>
<li>faire partager un même nombre à deux composants, en plaçant l’état dans leur parent commun.</li>
</ul>
<p>Le dernier est le plus important. Savoir où placer l’état, c’est l’essentiel du métier : assez haut pour que tous ceux qui en ont besoin le reçoivent, assez bas pour que les autres l’ignorent.</p>
`;
