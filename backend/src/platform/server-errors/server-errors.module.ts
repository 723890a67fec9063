import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServerError } from './server-error.entity.js';
import { ServerErrors } from './server-errors.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ServerError])],
  providers: [ServerErrors],
  exports: [ServerErrors],
})
export class ServerErrorsModule {}
