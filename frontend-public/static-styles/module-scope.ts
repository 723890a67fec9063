import { parseSync, Visitor, type ESTree } from 'vite';

export interface Import {
  source: string;
  /** Exported name in the other module. */
  name: string;
}

/** Bindings of a module that mean the same everywhere in it. */
export interface ModuleScope {
  code: string;
  program: ESTree.Program;
  imports: ReadonlyMap<string, Import>;
  /** Initializers of top-level constants. */
  constants: ReadonlyMap<string, ESTree.Expression>;
  /** Local names by exported name. */
  exports: ReadonlyMap<string, string>;
  /** Number of bindings of each name, in any scope. */
  bound: ReadonlyMap<string, number>;
}

export function moduleScope(code: string, file: string): ModuleScope {
  const { program, errors } = parseSync(file, code, { lang: 'tsx' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const bound = boundNames(program);
  const imports = new Map<string, Import>();
  const constants = new Map<string, ESTree.Expression>();
  const exports = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') addImports(imports, statement);
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'VariableDeclaration' && declaration.kind === 'const') {
      for (const { id, init } of declaration.declarations) {
        if (id.type === 'Identifier' && init) constants.set(id.name, init);
      }
    }
    if (statement.type === 'ExportNamedDeclaration' && !statement.source) addExports(exports, statement);
  }
  // A name with several bindings is ambiguous.
  for (const [name, times] of bound) {
    if (times === 1) continue;
    imports.delete(name);
    constants.delete(name);
  }
  return { code, program, imports, constants, exports, bound };
}

function addImports(
  imports: Map<string, Import>,
  { source, specifiers, importKind }: ESTree.ImportDeclaration,
) {
  if (importKind === 'type') return;
  for (const specifier of specifiers) {
    if (specifier.type === 'ImportDefaultSpecifier') {
      imports.set(specifier.local.name, { source: source.value, name: 'default' });
    } else if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier') {
      imports.set(specifier.local.name, { source: source.value, name: specifier.imported.name });
    }
  }
}

function addExports(
  exports: Map<string, string>,
  { declaration, specifiers }: ESTree.ExportNamedDeclaration,
) {
  if (declaration?.type === 'VariableDeclaration') {
    for (const name of declaration.declarations.flatMap(({ id }) => namesIn(id))) exports.set(name, name);
  } else if (declaration?.type === 'FunctionDeclaration' && declaration.id) {
    exports.set(declaration.id.name, declaration.id.name);
  }
  for (const { exported, local } of specifiers) {
    if (exported.type === 'Identifier' && local.type === 'Identifier') exports.set(exported.name, local.name);
  }
}

function boundNames(program: ESTree.Program): Map<string, number> {
  const bound = new Map<string, number>();
  const bind = (names: string[]) => {
    for (const name of names) bound.set(name, (bound.get(name) ?? 0) + 1);
  };
  const bindFunction = ({ id, params }: ESTree.Function) =>
    bind([...namesIn(id), ...params.flatMap(namesIn)]);
  new Visitor({
    ImportDeclaration: ({ specifiers }) => bind(specifiers.map(({ local }) => local.name)),
    VariableDeclarator: ({ id }) => bind(namesIn(id)),
    FunctionDeclaration: bindFunction,
    FunctionExpression: bindFunction,
    ArrowFunctionExpression: ({ params }) => bind(params.flatMap(namesIn)),
    ClassDeclaration: ({ id }) => bind(namesIn(id)),
    CatchClause: ({ param }) => bind(namesIn(param)),
  }).visit(program);
  return bound;
}

function namesIn(pattern: ESTree.BindingPattern | ESTree.ParamPattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        namesIn(each.type === 'RestElement' ? each.argument : each.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => namesIn(each?.type === 'RestElement' ? each.argument : each));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'TSParameterProperty':
      return namesIn(pattern.parameter);
    default:
      return [];
  }
}
