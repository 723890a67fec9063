import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ListInterceptor } from './list.interceptor.js';
export const LIST = 'list';
/**
 * Marks a route that returns a list: `{ [name]: […], total }`, or a bare array if it has no pages. The headers carry
 * the total and the links to other pages.
 */ export const AnswersList = (name, rules = {})=>applyDecorators(SetMetadata(LIST, {
        name,
        ...rules
    }), UseInterceptors(new ListInterceptor({
        name,
        ...rules
    })));
//# sourceMappingURL=list.decorator.js.map
