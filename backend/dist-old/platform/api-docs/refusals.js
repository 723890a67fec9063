import { Reflector } from '@nestjs/core';
import { getSchemaPath } from '@nestjs/swagger';
import { ACCESS } from '../common/access.decorator.js';
import { ApiErrorDto } from '../common/api-error.dto.js';
import { codeOf } from '../common/error-codes.js';
import { REFUSALS } from '../common/refuses.decorator.js';
import { commonRefusals } from './common-refusals.js';
import { handlersOf } from './handlers.js';
import { operationsOf } from './operations.js';
const retryAfter = {
    'Retry-After': {
        description: "Secondes \xe0 attendre.",
        schema: {
            type: 'integer'
        },
        example: 42
    }
};
/** Documents who may call each operation and what it refuses, derived from its decorators, input and rate limits. */ export function writeRefusals(document, app, session) {
    const reflector = app.get(Reflector);
    const handlers = handlersOf(app);
    const shared = {};
    for (const place of operationsOf(document)){
        const { operation } = place;
        const handler = handlers.get(operation.operationId);
        const own = reflector.getAllAndMerge(REFUSALS, handler.toReversed());
        const metadata = (key)=>reflector.getAllAndOverride(key, handler);
        const refusals = [
            ...Object.entries(own).map(([status, reason])=>({
                    status: Number(status),
                    reason,
                    message: reason
                })),
            ...commonRefusals(place, metadata)
        ];
        for (const [status, response] of Object.entries(operation.responses)){
            if (Number(status) < 400 && response && 'description' in response) response.description ||= done(place);
        }
        operation.security = metadata(ACCESS) === 'public' ? [] : [
            {
                [session]: []
            }
        ];
        for (const status of new Set(refusals.map((refusal)=>refusal.status))){
            const reasons = refusals.filter((refusal)=>refusal.status === status);
            operation.responses[status] = responseFor(reasons, shared);
        }
    }
    document.components = {
        ...document.components,
        responses: shared
    };
}
function done({ method, operation }) {
    if (operation.responses['201']) return "C\u2019est cr\xe9\xe9.";
    return method === 'GET' ? "Ce qui est demand\xe9." : "C\u2019est fait.";
}
/** A response that many operations share is written once, as a component. */ function responseFor(reasons, shared) {
    const [{ status, name, reason, code, message, errors }] = reasons;
    const response = {
        description: reasons.length > 1 ? reasons.map(({ reason })=>`- ${reason}`).join('\n') : reason,
        ...status === 429 || status === 503 ? {
            headers: retryAfter
        } : {},
        content: {
            'application/json': {
                schema: {
                    $ref: getSchemaPath(ApiErrorDto)
                },
                example: {
                    statusCode: status,
                    code: code ?? codeOf(status, errors),
                    message,
                    ...errors ? {
                        errors
                    } : {}
                }
            }
        }
    };
    if (reasons.length > 1 || !name) return response;
    shared[name] = response;
    return {
        $ref: `#/components/responses/${name}`
    };
}
//# sourceMappingURL=refusals.js.map
