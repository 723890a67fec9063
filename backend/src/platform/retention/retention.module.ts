import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { RetentionService } from './retention.service.js';

@Module({ imports: [DiscoveryModule], providers: [RetentionService] })
export class RetentionModule {}
