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
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { ConflictException, Injectable, Logger } from '@nestjs/common';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { DataSource } from 'typeorm';
import { DatabaseOptimizer } from './database-optimizer.js';
export class DatabaseOptimization {
    database;
    audit;
    dataSource;
    logger = new Logger(DatabaseOptimization.name);
    underWay;
    isStopping = false;
    /** Progress, and the last result. */ state = {
        isOptimizing: false,
        done: 0,
        total: 0,
        result: null,
        problem: null
    };
    constructor(database, audit, dataSource){
        this.database = database;
        this.audit = audit;
        this.dataSource = dataSource;
    }
    async onModuleDestroy() {
        this.isStopping = true;
        await this.underWay;
    }
    /**
   * Starts in the background.
   * @throws ConflictException while it is running
   */ async begin({ id: actorId, username }) {
        if (this.state.isOptimizing) throw new ConflictException("La base de donn\xe9es est d\xe9j\xe0 en cours d\u2019optimisation.");
        this.state = {
            isOptimizing: true,
            done: 0,
            total: 0,
            result: null,
            problem: null
        };
        const entry = {
            actorId,
            action: 'database.optimize',
            targetType: 'site'
        };
        try {
            await this.audit.record(this.dataSource.manager, entry);
        } catch (error) {
            this.state = {
                ...this.state,
                isOptimizing: false
            };
            throw error;
        }
        this.underWay = this.run(username);
        return this.state;
    }
    async run(username) {
        try {
            const result = await this.optimize();
            this.logger.log(`Base de donn\xe9es optimis\xe9e par ${username}.`);
            this.state = {
                isOptimizing: false,
                done: 0,
                total: 0,
                result,
                problem: null
            };
        } catch (error) {
            this.logger.error("La base de donn\xe9es n\u2019a pas pu \xeatre optimis\xe9e.", error);
            const problem = "Une erreur est survenue lors de l'optimisation de la base de donn\xe9es.";
            this.state = {
                isOptimizing: false,
                done: 0,
                total: 0,
                result: null,
                problem
            };
        }
    }
    async optimize() {
        const start = performance.now();
        const bytesBefore = await this.database.size();
        await this.database.optimize((done, total)=>{
            this.state = {
                ...this.state,
                done,
                total
            };
            return !this.isStopping;
        });
        const bytesAfter = await this.database.size();
        const durationMs = Math.round(performance.now() - start);
        const message = `La base de donn\xe9es est optimis\xe9e : ${megabytes(bytesBefore)} avant, ${megabytes(bytesAfter)} apr\xe8s.`;
        return {
            message,
            bytesBefore,
            bytesAfter,
            durationMs
        };
    }
}
DatabaseOptimization = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DatabaseOptimizer === "undefined" ? Object : DatabaseOptimizer,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], DatabaseOptimization);
function megabytes(bytes) {
    return `${(bytes / 1024 / 1024).toLocaleString('fr', {
        maximumFractionDigits: 1
    })} Mo`;
}
//# sourceMappingURL=database-optimization.js.map
