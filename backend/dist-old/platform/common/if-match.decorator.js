import { applyDecorators, createParamDecorator } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
/** ETag of a version, which the client sends back as `If-Match`. */ export const etagOf = (version)=>`"${version}"`;
/** OpenAPI description of the ETag header. */ export const etagHeader = {
    ETag: {
        description: "La version, \xe0 renvoyer dans `If-Match`.",
        schema: {
            type: 'string'
        },
        example: etagOf(3)
    }
};
/** Versions accepted by the request; undefined when any will do. Weak or foreign tags match no version. */ export const IfMatch = createParamDecorator((_, context)=>{
    const header = context.switchToHttp().getRequest().get('If-Match')?.trim();
    if (header === undefined || header === '*') return undefined;
    return header.split(',').flatMap((tag)=>/^"(\d{1,10})"$/.exec(tag.trim())?.[1] ?? []).map(Number);
});
/** Documents the header on routes that use `@IfMatch()`. */ export const TakesIfMatch = ()=>applyDecorators(ApiHeader({
        name: 'If-Match',
        required: false,
        description: "L\u2019`ETag` de ce qui est modifi\xe9, pour ne rien \xe9craser de ce qu\u2019un autre aurait \xe9crit entre-temps ; sans lui, la derni\xe8re version est remplac\xe9e.",
        schema: {
            type: 'string'
        },
        example: etagOf(3)
    }));
//# sourceMappingURL=if-match.decorator.js.map
