import { operationsOf, parametersOf } from './operations.js';
const formats = {
    'date-time': '2026-03-14T09:26:53.000Z',
    date: '2026-03-14',
    email: 'ada@exemple.fr',
    uri: 'https://exemple.fr/'
};
/** Adds an example to each body and parameter, composed of the examples of their fields. */ export function writeExamples(document) {
    for (const { operation } of operationsOf(document)){
        const { requestBody, responses } = operation;
        for (const holder of [
            requestBody,
            ...Object.values(responses)
        ]){
            if (!holder || !('content' in holder)) continue;
            for (const content of Object.values(holder.content ?? {})){
                if (content.schema) content.example ??= exampleOf(content.schema, document);
            }
        }
        for (const parameter of parametersOf(operation)){
            if (parameter.schema) parameter.example ??= exampleOf(parameter.schema, document);
        }
    }
}
function exampleOf(schema, document) {
    if ('$ref' in schema) {
        return exampleOf(document.components.schemas[schema.$ref.split('/').at(-1)], document);
    }
    const { allOf, oneOf, anyOf, type, properties = {}, items, minItems = 1 } = schema;
    const given = schema.example ?? schema.default ?? schema.enum?.[0];
    if (given !== undefined) return given;
    const part = allOf?.[0] ?? oneOf?.[0] ?? anyOf?.[0];
    if (part) return exampleOf(part, document);
    const [kind] = [
        type
    ].flat();
    if (kind === 'array') return Array.from({
        length: minItems
    }, ()=>exampleOf(items, document));
    if (kind === 'object') {
        return Object.fromEntries(Object.entries(properties).map(([name, property])=>[
                name,
                exampleOf(property, document)
            ]));
    }
    if (kind === 'integer' || kind === 'number') return schema.minimum ?? 1;
    return kind === 'boolean' ? true : formats[schema.format ?? ''];
}
//# sourceMappingURL=examples.js.map
