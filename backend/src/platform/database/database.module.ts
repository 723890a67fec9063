import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { Config } from '../../config.js';
import { dataSourceOptions, openDataSource } from './data-source.js';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      // A database that doesn't answer ends the start; whoever runs the site decides when to try again.
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config),
        autoLoadEntities: true,
        retryAttempts: 0,
      }),
      dataSourceFactory: (options) => openDataSource(options as DataSourceOptions),
    }),
  ],
})
export class DatabaseModule {}
