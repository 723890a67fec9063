import { Module } from '@nestjs/common';
import { DomainsModule } from '../domains/domains.module.js';
import { ImportModule } from '../import/import.module.js';
import { SeedService } from './seed.service.js';

@Module({ imports: [DomainsModule, ImportModule], providers: [SeedService], exports: [SeedService] })
export class SeedModule {}
