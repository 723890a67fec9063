function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config.js';
import { dataSourceOptions, openDataSource } from './data-source.js';
import { SlowQueries } from './slow-queries.js';
export class DatabaseModule {
    /** @param beforeMigrations runs before the tables change, while no other process uses the database */ static register(beforeMigrations) {
        return {
            module: DatabaseModule,
            imports: [
                TypeOrmModule.forRootAsync({
                    inject: [
                        Config
                    ],
                    // Start-up fails if the database does not answer; the operator's supervisor decides when to retry.
                    useFactory: (config)=>({
                            ...dataSourceOptions(config),
                            ...config.slowQueryMs > 0 && {
                                maxQueryExecutionTime: config.slowQueryMs,
                                logger: new SlowQueries()
                            },
                            autoLoadEntities: true,
                            retryAttempts: 0
                        }),
                    dataSourceFactory: (options)=>openDataSource(options, beforeMigrations)
                })
            ]
        };
    }
}
DatabaseModule = _ts_decorate([
    Module({})
], DatabaseModule);
//# sourceMappingURL=database.module.js.map
