import { type JSXAttributeItem, type JSXElementName, type Node, Visitor } from 'oxc-parser';
import type { Source } from './sources.ts';
import { syntaxOf } from './syntax.ts';

/** Names that packages choose: their exports, and the options that they take. */
export function namesOfOthers(source: Source): Set<string> {
  const { module, program } = syntaxOf(source);
  const packages = module.staticImports.filter(
    ({ moduleRequest }) => !/^\.|^@torg\//.test(moduleRequest.value),
  );
  const names = new Set(
    packages.flatMap(({ entries, moduleRequest }) => [
      moduleRequest.value,
      ...entries.flatMap(({ importName, localName }) => [importName.name ?? '', localName.value]),
    ]),
  );
  const isTheirs = (name: string | undefined) => name !== undefined && names.has(name);
  const options: string[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      const type = id.typeAnnotation?.typeAnnotation;
      if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return;
      if (isTheirs(type.typeName.name)) options.push(...keysOf(init));
    },
    CallExpression({ callee, arguments: given }) {
      if (isTheirs(rootOf(callee))) options.push(...given.flatMap(keysOf));
    },
    NewExpression({ callee, arguments: given }) {
      if (isTheirs(rootOf(callee))) options.push(...given.flatMap(keysOf));
    },
    JSXOpeningElement({ name, attributes }) {
      if (isTheirs(tagOf(name))) options.push(...attributes.flatMap(attributeOf));
    },
  }).visit(program);
  return new Set([...names, ...options]);
}

/** Columns keep their names: a migration that has run is never edited. */
export function columnsIn(sources: readonly Source[]): Set<string> {
  const columns = new Set<string>();
  for (const source of sources.filter(({ path }) => path.endsWith('.tables.ts'))) {
    new Visitor({
      TSPropertySignature: ({ key }) => {
        if (key.type === 'Identifier') columns.add(key.name);
      },
    }).visit(syntaxOf(source).program);
  }
  return columns;
}

function keysOf(node: Node | null): string[] {
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' ? [one.key.name] : [],
  );
}

/** `a` in `a.b.c(…)` */
function rootOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? rootOf(node.object) : undefined;
}

function tagOf(node: JSXElementName): string | undefined {
  if (node.type === 'JSXIdentifier') return node.name;
  return node.type === 'JSXMemberExpression' && node.object.type === 'JSXIdentifier'
    ? node.object.name
    : undefined;
}

function attributeOf(node: JSXAttributeItem): string[] {
  return node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' ? [node.name.name] : [];
}
