import type { OpenAPIObject } from '@nestjs/swagger';

type PathItem = OpenAPIObject['paths'][string];
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type Operation = NonNullable<PathItem[(typeof methods)[number]]>;
export type Responses = Operation['responses'];
export type Parameter = Extract<NonNullable<Operation['parameters']>[number], { name: string }>;
export type Schema = NonNullable<Parameter['schema']>;

export interface Place {
  method: string;
  path: string;
  operation: Operation;
}

export function operationsOf({ paths }: OpenAPIObject): Place[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
}

export function parametersOf({ parameters = [] }: Operation): Parameter[] {
  return parameters.filter((parameter) => 'name' in parameter);
}
