import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { Config } from '../../config.js';
import { dataSourceOptions, openDataSource, type BeforeMigrations } from './data-source.js';
import { SlowQueries } from './slow-queries.js';

@Module({})
export class DatabaseModule {
  /** @param beforeMigrations what is done while no other process touches the base and before this one changes it */
  static register(beforeMigrations: BeforeMigrations): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [Config],
          // A database that doesn't answer ends the start; whoever runs the site decides when to try again.
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
