import { Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.js';

@Module({ providers: [RateLimits], exports: [RateLimits] })
export class RequestSafetyModule {}
