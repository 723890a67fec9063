import { styled } from '#styles/jsx';
import * as recipes from '#styles/recipes';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ESTree } from 'vite';
import type { ModuleScope } from './module-scope';

import { isPanda, NotStatic, recipeOf, valueOf } from './static-value';

type Props = Record<string, unknown>;
type Styled = ComponentType<Props> & { __cva__: { variantKeys: string[] } };

/** A component defined with `styled()`. */
export interface StyledComponent {
  /** Base: an HTML element, or another component of the same module. */
  base: { element: string } | { component: string };
  /** Props that affect the class names, besides `css`. */
  variants: readonly string[];
  /** Panda's component with a stub as its base. */
  component: ComponentType<Props>;
}

/** @returns undefined if the name is not such a component, or not fully static */
export function styledComponent(name: string, scope: ModuleScope): StyledComponent | undefined {
  const init = scope.constants.get(name);
  if (init?.type !== 'CallExpression' || !isPanda(init.callee, 'styled', scope)) return undefined;
  const [below, recipe, options] = init.arguments;
  try {
    const base = baseOf(below, scope);
    const look = recipe && lookOf(recipe, scope);
    const component = styled(Caught, look as never, (options && valueOf(options, scope)) as never) as Styled;
    return { base, variants: component.__cva__.variantKeys, component };
  } catch (error) {
    if (error instanceof NotStatic) return undefined;
    throw error;
  }
}

function baseOf(below: ESTree.Argument | undefined, { bound }: ModuleScope): StyledComponent['base'] {
  if (below?.type === 'Literal' && typeof below.value === 'string') return { element: below.value };
  if (below?.type === 'Identifier' && bound.get(below.name) === 1) return { component: below.name };
  throw new NotStatic();
}

/** Recipe of the design system, or styles of the module. */
function lookOf(recipe: ESTree.Argument, scope: ModuleScope): unknown {
  const imported = recipe.type === 'Identifier' ? scope.imports.get(recipe.name) : undefined;
  if (imported?.source !== '#styles/recipes') return recipeOf(recipe, scope);
  return recipes[imported.name as keyof typeof recipes];
}

let caught: Props = {};

function Caught(props: Props) {
  caught = props;
  return null;
}

/** Props that Panda passes on to the base: the class names and the component's default props. */
export function handedOn(
  { component }: StyledComponent,
  given: Props,
): { className: string; defaults: Props } {
  renderToStaticMarkup(createElement(component, given));
  const { className, ref: _, children: __, ...defaults } = caught;
  return { className: String(className), defaults };
}
