import type { Node } from 'oxc-parser';
import { childrenOf, isFunction, nodesOf, someIn } from './expressions.ts';
import type { Source } from './sources.ts';
import { importsByName, syntaxOf } from './syntax.ts';

/** Components that the user presses. */
const pressed = new Set([
  'ActionIcon',
  'ActionMenu',
  'Button',
  'Checkbox',
  'CloseButton',
  'CopyButton',
  'MainAction',
  'Menu.Item',
  'QuietAction',
  'Switch',
  'UnstyledButton',
  'button',
]);
const links = new Set(['Anchor', 'HrefLink', 'Link', 'TextLink', 'a']);

/** Identifies a component by its file and its name there. */
const keyOf = (path: string, name: string): string => `${path} ${name}`;

/** Whether JSX contains something to press, itself or in the components that it uses. */
export class Actions {
  readonly #components = new Map<string, Node>();
  readonly #imports = new Map<string, string>();
  readonly #answers = new Map<string, boolean>();

  constructor(sources: readonly Source[]) {
    for (const source of sources) {
      for (const [name, node] of componentsOf(syntaxOf(source).program)) {
        this.#components.set(keyOf(source.path, name), node);
      }
      for (const { local, name, target } of importsByName(source)) {
        this.#imports.set(keyOf(source.path, local), keyOf(target, name));
      }
    }
  }

  /** For a part of a file. Links count in that part only, not inside the components it uses. */
  isIn(node: Node, path: string, withLinks = true): boolean {
    return someIn(node, (part) => {
      if (part.type !== 'JSXOpeningElement') return false;
      const name = writtenName(part.name);
      return pressed.has(name) || (withLinks && links.has(name)) || this.#draws(path, name);
    });
  }

  #draws(path: string, name: string): boolean {
    const here = keyOf(path, name);
    const key = this.#imports.get(here) ?? here;
    const answer = this.#answers.get(key);
    if (answer !== undefined) return answer;
    // Stops at a component that renders itself.
    this.#answers.set(key, false);
    const component = this.#components.get(key);
    const [place = ''] = key.split(' ');
    const draws = component !== undefined && this.isIn(component, place, false);
    this.#answers.set(key, draws);
    return draws;
  }
}

function writtenName(name: Node): string {
  if (name.type === 'JSXIdentifier') return name.name;
  if (name.type !== 'JSXMemberExpression') return '';
  return `${writtenName(name.object)}.${writtenName(name.property)}`;
}

function componentsOf(program: Node): [string, Node][] {
  return nodesOf(program).flatMap(({ node }): [string, Node][] => {
    if (node.type === 'FunctionDeclaration' && node.id) return [[node.id.name, node]];
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return [];
    const [, init] = childrenOf(node);
    return init && isFunction(init) ? [[node.id.name, init]] : [];
  });
}
