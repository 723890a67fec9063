import { Global, Module } from '@nestjs/common';
import { Nodes } from './nodes.js';

@Global()
@Module({ providers: [Nodes], exports: [Nodes] })
export class NodesModule {}
