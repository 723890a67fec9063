/* Parts of an OpenAPI document used to generate requests and check responses. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: Schema;
  example?: unknown;
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

interface DescribedOperation {
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string }>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema>; responses?: Record<string, Content> };
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface Operation {
  method: Method;
  /** With parameter names in braces. */
  path: string;
  parameters: Parameter[];
  /** Undefined for an operation without a body. */
  body: Schema | undefined;
  /** JSON schema of the body by status; null for another media type. */
  answers: Map<number, Schema | null>;
  /** Whether the operation documents its own reason for 503, besides maintenance, which all operations share. */
  mayBeUnavailable: boolean;
}

const MAINTENANCE = '#/components/responses/Maintenance';

export function operationsOf(document: ApiDocument): Operation[] {
  const answer = (response: Content & { $ref?: string }): Schema | null => {
    const { content } = response.$ref
      ? document.components.responses![response.$ref.split('/').at(-1)!]!
      : response;
    return content?.['application/json']?.schema ?? null;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method as Method,
      path,
      parameters: parameters.map((each) => ({ ...each, schema: { example: each.example, ...each.schema } })),
      body: requestBody?.content?.['application/json']?.schema,
      answers: new Map(
        Object.entries(responses).map(([status, response]) => [Number(status), answer(response)] as const),
      ),
      mayBeUnavailable: responses['503'] !== undefined && responses['503'].$ref !== MAINTENANCE,
    })),
  );
}

/** Resolves references and merges `allOf`. */
export function resolve(schema: Schema, document: ApiDocument): Schema {
  if (schema.$ref) return resolve(document.components.schemas[schema.$ref.split('/').at(-1)!]!, document);
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const parts = [...allOf.map((part) => resolve(part, document)), own];
  return Object.assign({}, ...parts, {
    properties: Object.assign({}, ...parts.map((part) => part.properties)) as Schema['properties'],
    required: parts.flatMap((part) => part.required ?? []),
  }) as Schema;
}

export function typesOf({ type }: Schema): string[] {
  return type === undefined ? [] : [type].flat();
}
