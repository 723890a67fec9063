import { BadRequestException } from '@nestjs/common';
import type { Request } from 'express';
import { fieldsOf } from './input.pipe.js';
import type { ConsoleList } from './list-rules.js';

/**
 * Parses the list syntax of react-admin’s ra-data-simple-rest: `sort=["title","ASC"]`, `range=[0,24]` and
 * `filter={"q":"lire","id":[1,2]}`, each as JSON. They become parameters of ours, which are validated as usual.
 * @returns whether any was used, so that the response is a bare list
 * @throws BadRequestException
 */
export function readSimpleRest(request: Request, { query: known, maxPageSize }: ConsoleList): boolean {
  const { range, filter, sort, ...query } = request.query as Record<string, string | string[] | undefined>;
  const isSorted = typeof sort === 'string' && sort.startsWith('[');
  if (range === undefined && filter === undefined && !isSorted) return false;
  // react-admin always asks for an order; a list with only one keeps to it.
  const canSort = isSorted && fieldsOf(known).has('sort');
  const params = {
    ...query,
    ...(canSort ? readSort(sort) : { sort }),
    ...(filter !== undefined && { limit: String(maxPageSize), ...readFilter(filter, known) }),
    ...(range !== undefined && readRange(range, maxPageSize)),
  };
  Object.defineProperty(request, 'query', { value: params });
  return true;
}

function readSort(text: string): object {
  const [field, order, ...more] = asList(parse(text));
  if (
    typeof field !== 'string' ||
    typeof order !== 'string' ||
    !/^(asc|desc)$/i.test(order) ||
    more.length > 0
  ) {
    throw refusal('sort', 'doit être un champ et un sens, comme ["id","ASC"]');
  }
  return { sort: field, order: order.toLowerCase() };
}

/** A range may exceed the page size; the response says how far it reaches. */
function readRange(text: string | string[], maxPageSize: number): object {
  const [from, to, ...more] = asList(parse(text));
  const isRange =
    Number.isInteger(from) && Number.isInteger(to) && Number(from) >= 0 && Number(to) >= Number(from);
  if (!isRange || more.length > 0) {
    throw refusal('range', 'doit être deux nombres entiers, le premier et le dernier, comme [0,24]');
  }
  const limit = Math.min(Number(to) - Number(from) + 1, maxPageSize);
  return { offset: String(from), limit: String(limit) };
}

/** An unknown filter is refused: ignoring it would return entries the client meant to exclude. */
function readFilter(text: string | string[], known: ConsoleList['query']): object {
  const filter = parse(text);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw refusal('filter', 'doit être un objet JSON, comme {"q":"lire"}');
  }
  const names = fieldsOf(known);
  const wanted = Object.entries(filter).filter(([, value]) => value !== null);
  const foreign = wanted.find(([name]) => !names.has(name));
  if (foreign) throw refusal('filter', `ne connaît pas « ${foreign[0]} »`);
  const nested = wanted.find(([, value]) => !(Array.isArray(value) ? value : [value]).every(isScalar));
  if (nested) throw refusal('filter', `attend pour « ${nested[0]} » une valeur ou une liste de valeurs`);
  return Object.fromEntries(wanted.map(([name, value]) => [name, String(value)]));
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function parse(text: string | string[]): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

function refusal(name: string, problem: string): BadRequestException {
  const message = `Le paramètre « ${name} » ${problem}.`;
  return new BadRequestException({ message, errors: { [name]: message } });
}
