import { BadRequestException, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
/** Deeper than any valid body, and shallow enough for recursive functions. */ const MAX_DEPTH = 10;
/** More than any valid body has; class-transformer's work grows with the square of their number. */ const MAX_FIELDS = 1000;
const knownFields = new WeakMap();
/** Validates bodies and query strings against their DTO, with a French message for each field. */ export class InputPipe extends ValidationPipe {
    constructor(){
        super({
            transform: true,
            whitelist: true,
            stopAtFirstError: true,
            exceptionFactory: (failures)=>{
                const errors = Object.fromEntries(failures.map((failure)=>[
                        failure.property,
                        firstMessage(failure)
                    ]));
                return new BadRequestException({
                    message: asSentences(Object.values(errors)),
                    errors
                });
            }
        });
    }
    async transform(value, metadata) {
        // Routes parse their own parameters; here `1e3` would become the number 1000 first.
        if (metadata.type === 'param') return value;
        const known = pickKnown(value, metadata.metatype);
        if (metadata.type === 'body') refuseOddBody(known);
        return super.transform(known, metadata);
    }
}
/** Drops fields unknown to the DTO before any further work. */ function pickKnown(value, dto) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !dto) return value;
    const fields = fieldsOf(dto);
    if (fields.size === 0) return value;
    return Object.fromEntries(Object.entries(value).filter(([name])=>fields.has(name)));
}
/** Known fields are those with validation rules; plain objects have none. */ export function fieldsOf(dto) {
    let fields = knownFields.get(dto);
    if (!fields) {
        const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
        fields = new Set(rules.map(({ propertyName })=>propertyName));
        knownFields.set(dto, fields);
    }
    return fields;
}
function refuseOddBody(body) {
    if (Array.isArray(body)) throw new BadRequestException("Le contenu envoy\xe9 doit \xeatre un objet JSON.");
    if (isDeeper(body, MAX_DEPTH)) throw new BadRequestException("Le contenu envoy\xe9 est trop imbriqu\xe9.");
    if (countFields(body) > MAX_FIELDS) throw new BadRequestException("Le contenu envoy\xe9 a trop de champs.");
}
/** Total number of fields in all nested objects. */ function countFields(value) {
    if (typeof value !== 'object' || value === null) return 0;
    const values = Object.values(value);
    return values.reduce((sum, item)=>sum + countFields(item), Array.isArray(value) ? 0 : values.length);
}
function isDeeper(value, depth) {
    if (typeof value !== 'object' || value === null) return false;
    return depth === 0 || Object.values(value).some((item)=>isDeeper(item, depth - 1));
}
/** A single message is kept word for word; several are joined as sentences. */ function asSentences(messages) {
    const [message = '', ...others] = new Set(messages);
    if (others.length === 0) return message;
    return [
        message,
        ...others
    ].map((each)=>/[.!?\u2026]$/.test(each) ? each : `${each}.`).join(' ');
}
function firstMessage(failure) {
    const [message] = Object.values(failure.constraints ?? {});
    if (message) return message;
    const [child] = failure.children ?? [];
    return child ? firstMessage(child) : `La valeur de \xab ${failure.property} \xbb n\u{2019}est pas valable.`;
}
//# sourceMappingURL=input.pipe.js.map
