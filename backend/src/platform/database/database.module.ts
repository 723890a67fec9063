import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { Config } from '../../config.js';
import { dataSourceOptions, openDataSource, type BeforeMigrations } from './data-source.js';
import { SlowQueries } from './slow-queries.js';

@Module({})
export class DatabaseModule {
  /** @param beforeMigrations runs before the tables change, while no other process uses the database */
  static register(beforeMigrations: BeforeMigrations): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [Config],
          // Start-up fails if the database does not answer; the operator's supervisor decides when to retry.
          useFactory: (config: Config) => ({
            ...dataSourceOptions(config),
            ...(config.slowQueryMs > 0 && {
              maxQueryExecutionTime: config.slowQueryMs,
              logger: new SlowQueries(),
            }),
            autoLoadEntities: true,
            retryAttempts: 0,
          }),
          dataSourceFactory: (options) => openDataSource(options as DataSourceOptions, beforeMigrations),
        }),
      ],
    };
  }
}
