import { MAX_ID } from '../common/id.pipe.js';
import { operationsOf, parametersOf } from './operations.js';
/** Every numeric path parameter is an id; Nest only knows that it is a number. */ export function writeIds(document) {
    for (const parameter of operationsOf(document).flatMap(({ operation })=>parametersOf(operation))){
        const { schema } = parameter;
        if (parameter.in === 'path' && schema && 'type' in schema && schema.type === 'number') {
            parameter.schema = {
                type: 'integer',
                minimum: 1,
                maximum: MAX_ID
            };
        }
    }
}
/** Removes defaults from PATCH bodies: a field left out keeps its value, and the default of creation does not apply. */ export function writeChanges(document) {
    for (const { method, operation } of operationsOf(document)){
        const { requestBody } = operation;
        if (method !== 'PATCH' || !requestBody || !('content' in requestBody)) continue;
        const body = resolved(requestBody.content['application/json']?.schema, document);
        for (const property of Object.values(body?.properties ?? {})){
            if (!('$ref' in property)) delete property.default;
        }
    }
}
/** Nest writes `nullable: true`, as in OpenAPI 3.0; 3.1 uses the type `null`. */ export function writeNullsAsTypes(node) {
    if (node === null || typeof node !== 'object') return;
    const schema = node;
    if (schema.nullable === true && typeof schema.type === 'string') {
        delete schema.nullable;
        schema.type = [
            schema.type,
            'null'
        ];
        schema.enum?.push(null);
    }
    Object.values(node).forEach(writeNullsAsTypes);
}
function resolved(schema, { components }) {
    if (!schema || !('$ref' in schema)) return schema;
    const found = components?.schemas?.[schema.$ref.split('/').at(-1)];
    return found && '$ref' in found ? undefined : found;
}
//# sourceMappingURL=schemas.js.map
