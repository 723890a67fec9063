import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { DAY_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { RetentionTask } from './retention-task.js';

interface Task {
  name: string;
  run: () => Promise<unknown>;
}

/** Runs the retention tasks of all modules, at start-up and daily. */
@Injectable()
export class RetentionService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RetentionService.name);
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly config: Config,
    private readonly discovery: DiscoveryService,
    private readonly methods: MetadataScanner,
  ) {}

  /** In the background: after a long pause it takes a while. */
  onApplicationBootstrap(): void {
    if (!this.config.workers) return;
    const tasks = this.findTasks();
    const begin = () => void (this.underWay = this.runAll(tasks));
    this.timer = setInterval(begin, DAY_MS).unref();
    begin();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    await this.underWay;
  }

  private findTasks(): Task[] {
    return this.discovery.getProviders().flatMap((provider) => {
      const instance = provider.instance as Record<string, Task['run']> | null | undefined;
      const prototype: unknown = instance && Object.getPrototypeOf(instance);
      if (!instance || !prototype) return [];
      return this.methods.getAllMethodNames(prototype).flatMap((method) => {
        const name = this.discovery.getMetadataByDecorator(RetentionTask, provider, method);
        return name === undefined ? [] : [{ name, run: () => instance[method]!() }];
      });
    });
  }

  /** One after the other, so that they do not slow the site down; a failing one does not stop the others. */
  private async runAll(tasks: readonly Task[]): Promise<void> {
    for (const { name, run } of tasks) {
      if (this.isStopping) return;
      try {
        await run();
      } catch (error) {
        this.logger.error(`Ce qui a expiré n’a pas pu être retiré (${name}) ; nouvel essai demain.`, error);
      }
    }
  }
}
