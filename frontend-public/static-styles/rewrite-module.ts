import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Visitor } from 'vite';
import { moduleScope, type Import, type ModuleScope } from './module-scope';
import { withStaticStyles } from './rewrite';
import { styledComponent, type StyledComponent } from './styled-components';

const SOURCES = join(import.meta.dirname, '../src');

/** Resolves an import to a file path. */
export type Resolve = (source: string, importer: string) => Promise<string | undefined>;

/**
 * Inlines the class names of a source module.
 * @returns undefined if nothing changes
 */
export async function rewriteModule(code: string, id: string, resolve: Resolve): Promise<string | undefined> {
  const scope = moduleScope(code, id);
  const components = new Map<string, StyledComponent>();
  const imports: string[] = [];
  for (const name of componentsIn(scope)) {
    const imported = scope.imports.get(name);
    const component = styledComponent(name, scope) ?? (imported && (await otherComponent(imported)));
    if (component) components.set(name, component);
  }
  const rewritten = withStaticStyles(scope, components);
  return rewritten === undefined ? undefined : imports.join('') + rewritten;

  async function otherComponent({ source, name }: Import): Promise<StyledComponent | undefined> {
    const file = await sourceFile(source, id, resolve);
    if (file === undefined) return undefined;
    const other = moduleScope(await readFile(file, 'utf8'), file);
    const component = styledComponent(other.exports.get(name) ?? '', other);
    if (!component || 'element' in component.base) return component;
    const base = await exported(component.base.component, other, file);
    return base && { ...component, base: { component: importAs(base) } };
  }

  /** Finds where the base of an imported component can be imported from. */
  async function exported(name: string, other: ModuleScope, file: string) {
    const imported = other.imports.get(name);
    if (imported) {
      const from = await sourceFile(imported.source, file, resolve);
      return from === undefined ? undefined : { file: from, name: imported.name };
    }
    const outside = [...other.exports].find(([, inside]) => inside === name)?.[0];
    return outside === undefined ? undefined : { file, name: outside };
  }

  function importAs({ file, name }: { file: string; name: string }): string {
    let alias = `Static${name}`;
    while (scope.bound.has(alias)) alias += '_';
    const path = relative(dirname(id), file).split(sep).join('/');
    const line = `import { ${name} as ${alias} } from ${JSON.stringify(`./${path}`)};\n`;
    if (!imports.includes(line)) imports.push(line);
    return alias;
  }
}

async function sourceFile(source: string, importer: string, resolve: Resolve): Promise<string | undefined> {
  if (!source.startsWith('.')) return undefined;
  const file = await resolve(source, importer);
  return file?.startsWith(SOURCES) && /\.tsx?$/.test(file) ? file : undefined;
}

/** Names of components used in a module's JSX. */
function componentsIn({ program }: ModuleScope): Set<string> {
  const names = new Set<string>();
  new Visitor({
    JSXOpeningElement: ({ name }) => {
      if (name.type === 'JSXIdentifier' && /^[A-Z]/.test(name.name)) names.add(name.name);
    },
  }).visit(program);
  return names;
}
