import { Reflector } from '@nestjs/core';
import { LIST } from '../common/list.decorator.js';
import { handlersOf } from './handlers.js';
import { operationsOf } from './operations.js';
const total = {
    description: 'Combien il y en a en tout.',
    schema: {
        type: 'integer'
    },
    example: 319
};
const link = {
    description: 'Les adresses des autres pages (RFC 8288) : `first`, `prev`, `next` et `last`.',
    schema: {
        type: 'string'
    },
    example: '</api/tutorials?limit=20&offset=20>; rel="next"'
};
const linkOfBlocks = {
    ...link,
    description: "Les adresses des autres pages (RFC 8288) : `first`, `prev`, `next` et `last` ; avec un texte, `prev-archive` m\xe8ne \xe0 ceux d\u2019avant, qui n\u2019ont pas \xe9t\xe9 regard\xe9s."
};
const range = {
    description: 'Lesquels ce sont.',
    schema: {
        type: 'string'
    },
    example: 'tutorials 0-24/319'
};
/** Documents the response headers of lists. */ export function writeLists(document, app) {
    const reflector = app.get(Reflector);
    const handlers = handlersOf(app);
    for (const { operation } of operationsOf(document)){
        const [handler] = handlers.get(operation.operationId);
        const rules = reflector.get(LIST, handler);
        const answer = operation.responses['200'];
        if (!rules || !answer || '$ref' in answer) continue;
        answer.headers = {
            'X-Total-Count': total,
            ...rules.pageSize !== undefined && {
                Link: rules.hasBlocks ? linkOfBlocks : link
            },
            ...rules.console && {
                'Content-Range': range
            }
        };
    }
}
//# sourceMappingURL=lists.js.map
