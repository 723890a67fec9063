import { css, cva } from '#styles/css';
import type { ESTree } from 'vite';
import type { ModuleScope } from './module-scope';

/** The value is known only at runtime. */
export class NotStatic extends Error {}

/** The value depends on one more condition. */
class Undecided extends Error {
  constructor(readonly test: string) {
    super(test);
  }
}

/** Assumed results of conditions in the source. */
export type Decisions = ReadonlyMap<string, boolean>;

/** A string, or two alternatives by a condition of the source. */
export type Choice = string | { test: string; yes: Choice; no: Choice };

/** Maximum number of conditions: two make four alternatives, which is the most worth inlining. */
const MOST_DECISIONS = 2;

/**
 * Evaluates a string for each combination of the conditions it depends on.
 * @throws NotStatic
 */
export function choose(compute: (decisions: Decisions) => string, decisions: Decisions = new Map()): Choice {
  try {
    return compute(decisions);
  } catch (error) {
    if (!(error instanceof Undecided)) throw error;
    if (decisions.size === MOST_DECISIONS) throw new NotStatic();
    const yes = choose(compute, new Map(decisions).set(error.test, true));
    const no = choose(compute, new Map(decisions).set(error.test, false));
    return yes === no ? yes : { test: error.test, yes, no };
  }
}

/** Marks string literals of class names, for short-names.ts. */
export const CLASSES = '/*classes*/';

/** Source code of a choice. */
export function written(choice: Choice): string {
  if (typeof choice === 'string') return CLASSES + JSON.stringify(choice);
  return `((${choice.test}) ? ${written(choice.yes)} : ${written(choice.no)})`;
}

type Plain = string | number | boolean | null | undefined | Plain[] | { [name: string]: Plain };

/**
 * Evaluates an expression.
 * @param decisions omitted at a module's top level, where conditions cannot be decided
 * @throws NotStatic
 */
export function valueOf(node: ESTree.Node, scope: ModuleScope, decisions?: Decisions): Plain {
  const value = (each: ESTree.Node) => valueOf(each, scope, decisions);
  switch (node.type) {
    case 'Literal':
      if (node.value instanceof RegExp || typeof node.value === 'bigint') throw new NotStatic();
      return node.value;
    case 'TemplateLiteral':
      return node.quasis.reduce(
        (text, { value: { cooked } }, at) =>
          text + cooked + (at < node.expressions.length ? textOf(value(node.expressions[at]!)) : ''),
        '',
      );
    case 'UnaryExpression':
      if (node.operator === '-') return -Number(value(node.argument));
      throw new NotStatic();
    case 'ObjectExpression':
      return Object.assign({}, ...node.properties.map((each) => entryOf(each, value))) as Plain;
    case 'ArrayExpression':
      return node.elements.map((each) => (each ? value(each) : undefined));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return value(node.expression);
    case 'ConditionalExpression':
      return value(decide(node.test, scope, decisions) ? node.consequent : node.alternate);
    case 'Identifier':
      return constant(node.name, scope);
    case 'CallExpression':
      return call(node, scope, decisions);
    default:
      throw new NotStatic();
  }
}

/** @throws NotStatic unless it is a string or a number */
export function textOf(value: Plain): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new NotStatic();
  return String(value);
}

/** @returns an object with the property, or with all spread properties */
function entryOf(property: ESTree.ObjectPropertyKind, value: (node: ESTree.Node) => Plain) {
  if (property.type === 'SpreadElement') return value(property.argument);
  const { kind, method, key, computed } = property;
  if (kind !== 'init' || method) throw new NotStatic();
  const name = key.type === 'Identifier' && !computed ? key.name : textOf(value(key));
  return { [name]: value(property.value) };
}

function decide(test: ESTree.Expression, { code }: ModuleScope, decisions?: Decisions): boolean {
  if (!decisions) throw new NotStatic();
  const text = code.slice(test.start, test.end);
  const decided = decisions.get(text);
  if (decided === undefined) throw new Undecided(text);
  return decided;
}

function constant(name: string, scope: ModuleScope): Plain {
  if (name === 'undefined') return undefined;
  const init = scope.constants.get(name);
  if (!init) throw new NotStatic();
  return valueOf(init, scope);
}

/** Evaluates `css` and `css.raw` with Panda itself. */
function call(
  { callee, arguments: given }: ESTree.CallExpression,
  scope: ModuleScope,
  decisions?: Decisions,
) {
  const styles = () => given.map((each) => valueOf(each, scope, decisions) as Parameters<typeof css>[0]);
  if (isPanda(callee, 'css', scope)) return css(...styles());
  if (isCssRaw(callee, scope)) return css.raw(...styles()) as Plain;
  throw new NotStatic();
}

export function isCssRaw(callee: ESTree.Expression, scope: ModuleScope): boolean {
  return (
    callee.type === 'MemberExpression' &&
    isPanda(callee.object, 'css', scope) &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'raw'
  );
}

/**
 * Whether a node refers to one of Panda's functions: `css` and `cva` are imported from `#styles/css`, `styled` from
 * `#styles/jsx`.
 */
export function isPanda(node: ESTree.Node, name: 'css' | 'cva' | 'styled', scope: ModuleScope): boolean {
  if (node.type !== 'Identifier') return false;
  const imported = scope.imports.get(node.name);
  return imported?.source === (name === 'styled' ? '#styles/jsx' : '#styles/css') && imported.name === name;
}

/** @throws NotStatic */
export function recipeOf(node: ESTree.Node, scope: ModuleScope): ReturnType<typeof cva> {
  const init = node.type === 'Identifier' ? scope.constants.get(node.name) : node;
  if (init?.type === 'CallExpression' && isPanda(init.callee, 'cva', scope)) {
    return cva(valueOf(init.arguments[0]!, scope) as object);
  }
  return cva(valueOf(node, scope) as object);
}
