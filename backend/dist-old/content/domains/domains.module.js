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
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { AdminDomainsController } from './admin-domains.controller.js';
import { DomainContents } from './domain-contents.js';
import { DomainEditingService } from './domain-editing.service.js';
import { Domain } from './domain.entity.js';
import { DomainsController } from './domains.controller.js';
import { DomainsService } from './domains.service.js';
import { FormerDomain } from './former-domain.entity.js';
export class DomainsModule {
}
DomainsModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                Domain,
                FormerDomain
            ]),
            AuditModule
        ],
        controllers: [
            DomainsController,
            AdminDomainsController
        ],
        providers: [
            DomainsService,
            DomainEditingService,
            DomainContents
        ],
        exports: [
            DomainsService,
            DomainEditingService,
            DomainContents
        ]
    })
], DomainsModule);
//# sourceMappingURL=domains.module.js.map
