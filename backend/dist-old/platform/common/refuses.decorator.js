import { SetMetadata } from '@nestjs/common';
export const REFUSALS = 'refusals';
/** Documents refusals specific to a route. Those due to access, input and rate limits are documented automatically. */ export const Refuses = (refusals)=>SetMetadata(REFUSALS, refusals);
//# sourceMappingURL=refuses.decorator.js.map
