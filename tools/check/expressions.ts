import { type Node, visitorKeys } from 'oxc-parser';

export function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Record<string, Node | (Node | null)[] | null | undefined>;
  const children: Node[] = [];
  for (const key of visitorKeys[node.type] ?? []) {
    const value = fields[key];
    for (const one of Array.isArray(value) ? value : [value]) if (one) children.push(one);
  }
  return children;
}

/** Whether the test holds for the node or any node inside it; `open` says which nodes to enter. */
export function someIn(
  node: Node,
  contains: (node: Node) => boolean,
  open: (node: Node) => Node[] = childrenOf,
): boolean {
  return contains(node) || open(node).some((child) => someIn(child, contains, open));
}

/** A node, with the function that contains it. */
export interface Placed {
  node: Node;
  within: Node | undefined;
}
const listed = new WeakMap<Node, Placed[]>();

/** All nodes of a tree; the list is cached. */
export function nodesOf(root: Node): Placed[] {
  let list = listed.get(root);
  if (!list) listed.set(root, (list = placedIn(root)));
  return list;
}

function placedIn(root: Node): Placed[] {
  const list: Placed[] = [];
  const add = (node: Node, within: Node | undefined) => {
    list.push({ node, within });
    const inner = isFunction(node) ? node : within;
    for (const child of childrenOf(node)) add(child, inner);
  };
  add(root, undefined);
  return list;
}

export const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' ||
  type === 'FunctionExpression' ||
  type === 'FunctionDeclaration';

/** The last name of an expression: `state` for `state` and for `assignment.state`. */
export function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type === 'MemberExpression' && !node.computed) return nameOf(node.property);
  return undefined;
}

/**
 * The parts that are evaluated together with a node: no keys, parameters or types, and nothing that
 * is only built for later use, such as objects and elements.
 */
export function partsOf(node: Node): Node[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return [];
  if (node.type === 'ObjectExpression') return [];
  if (node.type === 'MemberExpression' && !node.computed) return [node.object];
  if (node.type === 'VariableDeclarator') return node.init ? [node.init] : [];
  if (isFunction(node)) return childrenOf(node).filter(({ type }) => !isBinding(type));
  return childrenOf(node).filter(({ type }) => !isType(type));
}

const isBinding = (type: string): boolean =>
  /Pattern$|^Identifier$|^AssignmentPattern$|^RestElement$/.test(type) || isType(type);
const isType = (type: string): boolean =>
  type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type);
