function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import { catchError } from 'rxjs';
import { isForeignKeyViolation } from '../../platform/database/foreign-key-violation.js';
import { UsersService } from '../users/users.service.js';
export class AccountGoneInterceptor {
    users;
    constructor(users){
        this.users = users;
    }
    intercept(context, next) {
        return next.handle().pipe(catchError(async (error)=>{
            if (!isForeignKeyViolation(error)) throw error;
            const user = context.switchToHttp().getRequest().user;
            if (user && !await this.users.find(user.id)) {
                throw new UnauthorizedException("Votre compte vient d\u2019\xeatre supprim\xe9.");
            }
            throw new NotFoundException("Ce que cette demande concerne vient d\u2019\xeatre supprim\xe9.");
        }));
    }
}
AccountGoneInterceptor = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof UsersService === "undefined" ? Object : UsersService
    ])
], AccountGoneInterceptor);
//# sourceMappingURL=account-gone.interceptor.js.map
