import { Global, Module } from '@nestjs/common';
import { Facts } from './facts.js';

@Global()
@Module({ providers: [Facts], exports: [Facts] })
export class FactsModule {}
