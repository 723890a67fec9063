import { createParamDecorator } from '@nestjs/common';
/** The signed-in member; undefined for a visitor, on public routes only. */ export const CurrentUser = createParamDecorator((_, context)=>{
    return context.switchToHttp().getRequest().user;
});
//# sourceMappingURL=current-user.decorator.js.map
