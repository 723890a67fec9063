import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { sessionCookie } from '../auth/mount-sessions.js';
import { ApiErrorDto } from '../common/api-error.dto.js';
import { Config } from '../config.js';
import { writeExamples } from './examples.js';
import { operationId } from './handlers.js';
import { writeRefusals } from './refusals.js';
import { writeIds, writeNullsAsTypes } from './schemas.js';
import { tags } from './tags.js';

const SESSION = 'session';
const DESCRIPTION = `L’API de Passerelle, plateforme francophone de tutoriels.

- Tout ce qui est refusé l’est dans une même forme : \`statusCode\`, \`message\` en français et, pour ce que l’on a
  envoyé, \`errors\` avec le message de chaque champ.
- Les corps sont du JSON en UTF-8. Les champs inconnus sont laissés de côté, un champ mal rempli fait tout refuser.
- Les listes prennent \`limit\` et \`offset\` ; un paramètre vide compte pour absent.
- Les dates sont en UTC, selon ISO 8601. Les identifiants sont des nombres entiers supérieurs à 0.
- \`POST /api/auth/login\` donne le cookie de session que les autres appels renvoient.`;

/** Describes the API as OpenAPI 3.1. */
export function createApiDocument(app: INestApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Passerelle')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .setLicense('AGPL-3.0-or-later', 'https://www.gnu.org/licenses/agpl-3.0.html')
    .addServer('/', 'Ce site')
    .addCookieAuth(sessionCookie(app.get(Config)), undefined, SESSION);
  for (const [name, description] of Object.entries(tags)) settings.addTag(name, description);
  const document = SwaggerModule.createDocument(app, settings.build(), {
    operationIdFactory: operationId,
    extraModels: [ApiErrorDto],
  });
  writeIds(document);
  writeRefusals(document, app, SESSION);
  writeNullsAsTypes(document);
  writeExamples(document);
  return document;
}

/** Serves the document at /api/openapi.json and its page at /api/docs. */
export function setUpApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => createApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'API de Passerelle',
  });
}
