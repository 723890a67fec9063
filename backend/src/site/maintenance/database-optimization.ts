import { ConflictException, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { AuditService } from '../../moderation/audit/audit.service.js';
import type { User } from '../../members/users/user.entity.js';
import { DataSource } from 'typeorm';
import { DatabaseOptimizer } from './database-optimizer.js';
import type { OptimizationDto, OptimizedDto } from './maintenance.dto.js';

/** Optimizes the database in the background, once at a time in this process. */
@Injectable()
export class DatabaseOptimization implements OnModuleDestroy {
  private readonly logger = new Logger(DatabaseOptimization.name);
  private underWay: Promise<void> | undefined;
  private isStopping = false;
  /** Progress, and the last result. */
  state: OptimizationDto = { isOptimizing: false, done: 0, total: 0, result: null, problem: null };

  constructor(
    private readonly database: DatabaseOptimizer,
    private readonly audit: AuditService,
    private readonly dataSource: DataSource,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.underWay;
  }

  /**
   * Starts in the background.
   * @throws ConflictException while it is running
   */
  async begin({ id: actorId, username }: User): Promise<OptimizationDto> {
    if (this.state.isOptimizing)
      throw new ConflictException('La base de données est déjà en cours d’optimisation.');
    this.state = { isOptimizing: true, done: 0, total: 0, result: null, problem: null };
    const entry = { actorId, action: 'database.optimize', targetType: 'site' };
    try {
      await this.audit.record(this.dataSource.manager, entry);
    } catch (error) {
      this.state = { ...this.state, isOptimizing: false };
      throw error;
    }
    this.underWay = this.run(username);
    return this.state;
  }

  private async run(username: string): Promise<void> {
    try {
      const result = await this.optimize();
      this.logger.log(`Base de données optimisée par ${username}.`);
      this.state = { isOptimizing: false, done: 0, total: 0, result, problem: null };
    } catch (error) {
      this.logger.error('La base de données n’a pas pu être optimisée.', error);
      const problem = "Une erreur est survenue lors de l'optimisation de la base de données.";
      this.state = { isOptimizing: false, done: 0, total: 0, result: null, problem };
    }
  }

  private async optimize(): Promise<OptimizedDto> {
    const start = performance.now();
    const bytesBefore = await this.database.size();
    await this.database.optimize((done, total) => {
      this.state = { ...this.state, done, total };
      return !this.isStopping;
    });
    const bytesAfter = await this.database.size();
    const durationMs = Math.round(performance.now() - start);
    const message = `La base de données est optimisée : ${megabytes(bytesBefore)} avant, ${megabytes(bytesAfter)} après.`;
    return { message, bytesBefore, bytesAfter, durationMs };
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toLocaleString('fr', { maximumFractionDigits: 1 })} Mo`;
}
