import { errorCodes } from '../common/error-codes.js';
const codes = Object.entries(errorCodes).map(([code, meaning])=>`- \`${code}\` : ${meaning}`);
/** Introduction of the OpenAPI document: what holds for the whole API. */ export const description = `L\u{2019}API de ce site, plateforme francophone de tutoriels.

- Les corps sont du JSON en UTF-8. Les champs inconnus sont laiss\xe9s de c\xf4t\xe9, un champ mal rempli fait tout refuser.
- Les dates sont en UTC, selon ISO 8601. Les identifiants sont des nombres entiers sup\xe9rieurs \xe0 0.
- \`POST /api/auth/login\` donne le cookie de session que les autres appels renvoient.
- Les r\xe9ponses sont compress\xe9es (brotli ou gzip) pour qui l\u{2019}accepte, sauf sous \`/api/auth\`.
- \`OPTIONS\` dit dans \`Allow\` quelles m\xe9thodes une adresse prend ; une autre y est refus\xe9e avec 405.

## Listes

Une liste dit dans \`X-Total-Count\` combien il y en a en tout. Celles qui ont des pages prennent \`limit\` et \`offset\` (un
param\xe8tre vide compte pour absent) et m\xe8nent dans \`Link\` (RFC 8288) aux pages \`first\`, \`prev\`, \`next\` et \`last\`. Un programme qui lit toute une liste suit
\`next\` : dans les grandes listes il y prend un \`cursor\`, avec lequel chaque page co\xfbte autant que la premi\xe8re et rien ne
manque ni ne revient quand d\u{2019}autres \xe9crivent. \`offset\` est fait pour qui choisit une page par son num\xe9ro ; \xe0 plus de
10 000 \xe9l\xe9ments du d\xe9but et de la fin d\u{2019}une telle liste il est refus\xe9.

Les listes de \`/api/admin\` qui ont des pages comprennent aussi ce que demande ra-data-simple-rest :
\`sort=["id","ASC"]\`, \`range=[0,24]\` et \`filter={"q":"lire","id":[1,2]}\`, o\xf9 \`filter\` prend les autres param\xe8tres de la
liste. Elles r\xe9pondent alors le tableau seul, et \`Content-Range\`, qu\u{2019}elles donnent toujours, dit lesquels ce sont
(\`tutorials 0-24/319\`).

## Refus

Tout ce qui est refus\xe9 l\u{2019}est dans une m\xeame forme : \`statusCode\`, \`code\` pour les programmes, \`message\` en fran\xe7ais et, pour
ce que l\u{2019}on a envoy\xe9, \`errors\` avec le message de chaque champ. Un programme qui ne conna\xeet pas un code s\u{2019}en tient au
statut.

${codes.join('\n')}

## Limites

Chaque adresse et chaque compte a droit \xe0 tant de requ\xeates par p\xe9riode. \`RateLimit-Policy\` dit combien (\`q\`) et en
combien de secondes (\`w\`), \`RateLimit\` ce qu\u{2019}il en reste (\`r\`) et dans combien de secondes tout revient (\`t\`), comme
\`"search-address";r=119;t=60, "everything-address";r=588;t=31\`. Au-del\xe0, c\u{2019}est 429, avec \`Retry-After\`.

## Connexion en direct

\`/ws\` \xe9change des messages JSON, chacun avec son \`type\`. Le membre est celui du cookie de session.

- Le client dit \`{"type":"hello","after":41}\` d\u{2019}abord, avec le num\xe9ro de la derni\xe8re notification qu\u{2019}il a, s\u{2019}il en a une ;
  \`{"type":"watch","topic":"tutorials/3/comments"}\` pour savoir quand cela change (\`reports\` pour les administrateurs) ;
  \`{"type":"ping","timestamp":0}\` de temps en temps.
- Le serveur r\xe9pond \`welcome\` (\`member\`, et \`seq\`, apr\xe8s lequel il commence), envoie chaque \`notification\` dans l\u{2019}ordre de
  \`metadata.seq\`, dit par \`standing\` o\xf9 en est le membre (\`seq\`, \`unread\`, \`readSeq\`, \`clearedSeq\`), par \`changed\` qu\u{2019}un
  \`topic\` est \xe0 redemander, et \`pong\`.
- Codes de fermeture : 1001, il s\u{2019}arr\xeate (revenir) ; 1008, trop de messages ; 1009, message trop long ; 4401, la session
  est finie et 4403, la connexion en direct est d\xe9sactiv\xe9e (ne pas revenir de soi-m\xeame).`;
//# sourceMappingURL=description.js.map
