import type { OpenAPIObject } from '@nestjs/swagger';
import { MAX_ID } from '../common/id.pipe.js';
import { operationsOf, parametersOf, type Schema } from './operations.js';

/** Every numeric path parameter is an id; Nest only knows that it is a number. */
export function writeIds(document: OpenAPIObject): void {
  for (const parameter of operationsOf(document).flatMap(({ operation }) => parametersOf(operation))) {
    const { schema } = parameter;
    if (parameter.in === 'path' && schema && 'type' in schema && schema.type === 'number') {
      parameter.schema = { type: 'integer', minimum: 1, maximum: MAX_ID };
    }
  }
}

/** Removes defaults from PATCH bodies: a field left out keeps its value, and the default of creation does not apply. */
export function writeChanges(document: OpenAPIObject): void {
  for (const { method, operation } of operationsOf(document)) {
    const { requestBody } = operation;
    if (method !== 'PATCH' || !requestBody || !('content' in requestBody)) continue;
    const body = resolved(requestBody.content['application/json']?.schema, document);
    for (const property of Object.values(body?.properties ?? {})) {
      if (!('$ref' in property)) delete property.default;
    }
  }
}

/** Nest writes `nullable: true`, as in OpenAPI 3.0; 3.1 uses the type `null`. */
export function writeNullsAsTypes(node: unknown): void {
  if (node === null || typeof node !== 'object') return;
  const schema = node as { nullable?: boolean; type?: unknown; enum?: unknown[] };
  if (schema.nullable === true && typeof schema.type === 'string') {
    delete schema.nullable;
    schema.type = [schema.type, 'null'];
    schema.enum?.push(null);
  }
  Object.values(node).forEach(writeNullsAsTypes);
}

function resolved(schema: Schema | undefined, { components }: OpenAPIObject) {
  if (!schema || !('$ref' in schema)) return schema;
  const found = components?.schemas?.[schema.$ref.split('/').at(-1)!];
  return found && '$ref' in found ? undefined : found;
}
