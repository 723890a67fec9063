import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** Describes the API as OpenAPI 3.1. */
export function createApiDocument(app: INestApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Passerelle')
    .setDescription(
      'L’API de Passerelle, plateforme francophone de tutoriels. Les erreurs ont toutes la même forme.',
    )
    .setVersion('1')
    .build();
  const document = SwaggerModule.createDocument(app, settings, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  writeCommonAnswers(document);
  writeNullsAsTypes(document);
  return document;
}

/** Serves the document at /api/openapi.json and its page at /api/docs. */
export function setUpApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => createApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'API de Passerelle',
  });
}

/** Nest writes `nullable: true` as OpenAPI 3.0 had it; 3.1 has the type `null` instead. */
function writeNullsAsTypes(node: unknown): void {
  if (node === null || typeof node !== 'object') return;
  const schema = node as { nullable?: boolean; type?: unknown; enum?: unknown[] };
  if (schema.nullable === true && typeof schema.type === 'string') {
    delete schema.nullable;
    schema.type = [schema.type, 'null'];
    schema.enum?.push(null);
  }
  Object.values(node).forEach(writeNullsAsTypes);
}

const error = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiErrorDto' } } },
});
const retryAfter = {
  'Retry-After': { description: 'Secondes à attendre.', schema: { type: 'integer' as const } },
};
const tooMany = { ...error('Trop de requêtes.'), headers: retryAfter };
const maintenance = { ...error('Le site est en maintenance.'), headers: retryAfter };
const crossSite = error('La requête vient d’un autre site.');

/** What any route may answer, since it is decided before the route is reached. */
function writeCommonAnswers({ paths }: OpenAPIObject): void {
  for (const path of Object.values(paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const responses = path[method]?.responses;
      if (!responses) continue;
      responses['429'] ??= tooMany;
      responses['503'] ??= maintenance;
      if (method !== 'get') responses['403'] ??= crossSite;
    }
  }
}
