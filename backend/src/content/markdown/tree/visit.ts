import type { Node, Parent } from 'unist';
import { type BuildVisitor, SKIP, type VisitorResult } from 'unist-util-visit';

type Enter = (node: Node, index: number | undefined, parent: Parent | undefined) => VisitorResult;

/**
 * Walks a tree like unist-util-visit, for the part of its interface used here. That package creates and names a closure
 * for each node, which took a quarter of the rendering time.
 */
export function visit<Tree extends Node, Type extends string>(
  tree: Tree,
  type: Type,
  visitor: BuildVisitor<Tree, Type>,
): void;
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void;
export function visit(tree: Node, ...args: [string, Enter] | [Enter]): void {
  const [type, enter] = args.length === 2 ? args : [undefined, args[0]];
  walk(tree, undefined, undefined, type, enter);
}

/** @returns the index among its siblings where the walk continues; undefined for the next one */
function walk(
  node: Node,
  index: number | undefined,
  parent: Parent | undefined,
  type: string | undefined,
  enter: Enter,
): number | undefined {
  const result = type === undefined || node.type === type ? enter(node, index, parent) : undefined;
  if (result !== SKIP && 'children' in node) {
    const { children } = node as Parent;
    for (let at = 0; at < children.length;)
      at = walk(children[at]!, at, node as Parent, type, enter) ?? at + 1;
  }
  return typeof result === 'number' ? result : undefined;
}
