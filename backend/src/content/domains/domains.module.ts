import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { AdminDomainsController } from './admin-domains.controller.js';
import { DomainContents } from './domain-contents.js';
import { DomainEditingService } from './domain-editing.service.js';
import { Domain, FormerDomain } from './domain.entity.js';
import { DomainsController } from './domains.controller.js';
import { DomainsService } from './domains.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Domain, FormerDomain]), AuditModule],
  controllers: [DomainsController, AdminDomainsController],
  providers: [DomainsService, DomainEditingService, DomainContents],
  exports: [DomainsService, DomainEditingService, DomainContents],
})
export class DomainsModule {}
