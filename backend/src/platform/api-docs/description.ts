import { errorCodes } from '../common/error-codes.js';

const codes = Object.entries(errorCodes).map(([code, meaning]) => `- \`${code}\` : ${meaning}`);

/** Introduction of the OpenAPI document, about the whole API. */
export const description = `L’API de ce site, plateforme francophone de tutoriels.

- Les corps sont du JSON en UTF-8. Les champs inconnus sont laissés de côté, un champ mal rempli fait tout refuser.
- Les dates sont en UTC, selon ISO 8601. Les identifiants sont des nombres entiers supérieurs à 0.
- \`POST /api/auth/login\` donne le cookie de session que les autres appels renvoient.
- Les réponses sont compressées (brotli ou gzip) pour qui l’accepte, sauf sous \`/api/auth\`.
- \`OPTIONS\` dit dans \`Allow\` quelles méthodes une adresse prend ; une autre y est refusée avec 405.

## Listes

Une liste dit dans \`X-Total-Count\` combien il y en a en tout. Celles qui ont des pages prennent \`limit\` et \`offset\` (un
paramètre vide compte pour absent) et mènent dans \`Link\` (RFC 8288) aux pages \`first\`, \`prev\`, \`next\` et \`last\`. Un programme qui lit toute une liste suit
\`next\` : dans les grandes listes il y prend un \`cursor\`, avec lequel chaque page coûte autant que la première et rien ne
manque ni ne revient quand d’autres écrivent. \`offset\` est fait pour qui choisit une page par son numéro ; à plus de
10 000 éléments du début et de la fin d’une telle liste il est refusé.

Les listes de \`/api/admin\` qui ont des pages comprennent aussi ce que demande ra-data-simple-rest :
\`sort=["id","ASC"]\`, \`range=[0,24]\` et \`filter={"q":"lire","id":[1,2]}\`, où \`filter\` prend les autres paramètres de la
liste. Elles répondent alors le tableau seul, et \`Content-Range\`, qu’elles donnent toujours, dit lesquels ce sont
(\`tutorials 0-24/319\`).

## Refus

Tout ce qui est refusé l’est dans une même forme : \`statusCode\`, \`code\` pour les programmes, \`message\` en français et, pour
ce que l’on a envoyé, \`errors\` avec le message de chaque champ. Un programme qui ne connaît pas un code s’en tient au
statut.

${codes.join('\n')}

## Limites

Chaque adresse et chaque compte a droit à tant de requêtes par période. \`RateLimit-Policy\` dit combien (\`q\`) et en
combien de secondes (\`w\`), \`RateLimit\` ce qu’il en reste (\`r\`) et dans combien de secondes tout revient (\`t\`), comme
\`"search-address";r=119;t=60, "everything-address";r=588;t=31\`. Au-delà, c’est 429, avec \`Retry-After\`.

## Connexion en direct

\`/ws\` échange des messages JSON, chacun avec son \`type\`. Le membre est celui du cookie de session.

- Le client dit \`{"type":"hello","after":41}\` d’abord, avec le numéro de la dernière notification qu’il a, s’il en a une ;
  \`{"type":"watch","topic":"tutorials/3/comments"}\` pour savoir quand cela change (\`reports\` pour qui modère) ;
  \`{"type":"ping","timestamp":0}\` de temps en temps.
- Le serveur répond \`welcome\` (\`member\`, et \`seq\`, après lequel il commence), envoie chaque \`notification\` dans l’ordre de
  \`metadata.seq\`, dit par \`standing\` où en est le membre (\`seq\`, \`unread\`, \`readSeq\`, \`clearedSeq\`), par \`changed\` qu’un
  \`topic\` est à redemander, et \`pong\`.
- Codes de fermeture : 1001, il s’arrête (revenir) ; 1008, trop de messages ; 1009, message trop long ; 4401, la session
  est finie et 4403, la connexion en direct est désactivée (ne pas revenir de soi-même).`;
