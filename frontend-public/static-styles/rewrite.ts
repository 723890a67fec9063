import { Visitor, type ESTree } from 'vite';
import type { ModuleScope } from './module-scope';
import { choose, isCssRaw, isPanda, NotStatic, textOf, valueOf, written, type Choice } from './static-value';
import { handedOn, type StyledComponent } from './styled-components';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Inlines class names where they are static: replaces calls of `css`, and replaces elements of `styled()` components by
 * their base element.
 * @param components components used in the module's JSX; a `base` that is a component must be in scope
 * @returns undefined if nothing changes
 */
export function withStaticStyles(
  scope: ModuleScope,
  components: ReadonlyMap<string, StyledComponent>,
): string | undefined {
  const edits: Edit[] = [];
  const attempt = (edit: () => Edit[]) => {
    try {
      edits.push(...edit());
    } catch (error) {
      if (!(error instanceof NotStatic)) throw error;
    }
  };
  for (const init of scope.constants.values()) {
    if (isDefinition(init, scope))
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ ' });
  }
  new Visitor({
    CallExpression: (node) => {
      if (isPanda(node.callee, 'css', scope)) attempt(() => [classInPlaceOf(node, scope)]);
    },
    JSXElement: (node) => {
      const { name } = node.openingElement;
      const component = name.type === 'JSXIdentifier' ? components.get(name.name) : undefined;
      if (component) attempt(() => elementBelow(node, component, scope));
    },
  }).visit(scope.program);
  return edits.length > 0 ? applied(edits, scope.code) : undefined;
}

/**
 * Whether a definition may become unused once its uses are inlined. It is marked pure, so that the bundler drops it.
 */
function isDefinition(init: ESTree.Expression, scope: ModuleScope): boolean {
  if (init.type !== 'CallExpression') return false;
  const { callee } = init;
  return isPanda(callee, 'styled', scope) || isPanda(callee, 'cva', scope) || isCssRaw(callee, scope);
}

function classInPlaceOf(node: ESTree.CallExpression, scope: ModuleScope): Edit {
  const choice = choose((decisions) => textOf(valueOf(node, scope, decisions)));
  return { start: node.start, end: node.end, text: written(choice) };
}

/** Props with a special meaning in `styled()`, which are not reimplemented here. */
const SPECIAL = /^(unstyled|children|html[A-Z])/;

function elementBelow(
  { openingElement, closingElement }: ESTree.JSXElement,
  component: StyledComponent,
  scope: ModuleScope,
): Edit[] {
  if (openingElement.typeArguments) throw new NotStatic();
  const attributes = new Map(openingElement.attributes.map((each) => [nameOf(each), each]));
  const styling = ['css', 'className', ...component.variants].filter((name) => attributes.has(name));
  const tag = tagOf(attributes.get('as'), component);
  let defaults: Record<string, unknown> = {};
  const className = choose((decisions) => {
    const given = styling.map((name) => [name, attributeValue(attributes.get(name)!, scope, decisions)]);
    const handed = handedOn(component, Object.fromEntries(given) as Record<string, unknown>);
    defaults = handed.defaults;
    return handed.className;
  });
  const added = Object.entries(defaults).filter(([name]) => !attributes.has(name));
  const { name, attributes: all } = openingElement;
  const at = openingElement.end - (openingElement.selfClosing ? 2 : 1);
  const own = attributes.get('className');
  const classes = classAttribute(className);
  return [
    { start: name.start, end: name.end, text: tag + added.map(defaultAttribute).join('') },
    ...all
      .filter((each) => each !== own && [...styling, 'as'].includes(nameOf(each)))
      .map(({ start, end }) => ({ start, end, text: '' })),
    own ? { start: own.start, end: own.end, text: classes } : { start: at, end: at, text: ` ${classes}` },
    ...(closingElement
      ? [{ start: closingElement.name.start, end: closingElement.name.end, text: tag }]
      : []),
  ];
}

/** @throws NotStatic for spread or special attributes */
function nameOf(attribute: ESTree.JSXAttributeItem): string {
  if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') throw new NotStatic();
  if (SPECIAL.test(attribute.name.name)) throw new NotStatic();
  return attribute.name.name;
}

function attributeValue(
  attribute: ESTree.JSXAttributeItem,
  scope: ModuleScope,
  decisions: ReadonlyMap<string, boolean>,
) {
  if (attribute.type !== 'JSXAttribute') throw new NotStatic();
  const { value } = attribute;
  if (value === null) return true;
  if (value.type === 'JSXExpressionContainer') return valueOf(value.expression, scope, decisions);
  // Character references would need JSX decoding.
  if (value.type !== 'Literal' || String(value.value).includes('&')) throw new NotStatic();
  return value.value;
}

function tagOf(as: ESTree.JSXAttributeItem | undefined, { base }: StyledComponent): string {
  if (!as) return 'element' in base ? base.element : base.component;
  if (as.type !== 'JSXAttribute') throw new NotStatic();
  if (as.value?.type === 'Literal' && typeof as.value.value === 'string') return as.value.value;
  const given = as.value?.type === 'JSXExpressionContainer' ? as.value.expression : undefined;
  // JSX treats a lower-case name as an element.
  if (given?.type === 'Identifier' && /^[A-Z]/.test(given.name)) return given.name;
  throw new NotStatic();
}

function classAttribute(className: Choice): string {
  return `className={${written(className)}}`;
}

function defaultAttribute([name, value]: [string, unknown]): string {
  if (typeof value !== 'string' && typeof value !== 'boolean') throw new NotStatic();
  return ` ${name}={${JSON.stringify(value)}}`;
}

/** Applies the edits. Of nested edits the outer one wins. */
function applied(edits: Edit[], code: string): string {
  let text = '';
  let at = 0;
  for (const edit of edits.sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (edit.start < at) continue;
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
}
