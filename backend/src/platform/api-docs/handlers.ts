import type { INestApplication, Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

type Controller = Type<Record<string, () => unknown>>;

/** A controller method and its controller. */
export type Handler = [method: () => unknown, controller: Controller];

export function operationId(controller: string, method: string): string {
  return `${controller.replace(/Controller$/, '')}_${method}`;
}

/** Route handlers by operation id. */
export function handlersOf(app: INestApplication): Map<string, Handler> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return new Map(
    controllers.flatMap(({ metatype }) => {
      const controller = metatype as Controller;
      const prototype = controller.prototype as Record<string, () => unknown>;
      return Object.getOwnPropertyNames(prototype).map((name): [string, Handler] => [
        operationId(controller.name, name),
        [prototype[name]!, controller],
      ]);
    }),
  );
}
