import type { CallExpression, Node } from 'oxc-parser';
import { nameOf, nodesOf, someIn, type Placed } from './expressions.ts';
import { type Finding, lineAt, type OwnCheck } from './finding.ts';
import { Actions } from './rights-actions.ts';
import { decidesBy, decidingNames, type Deciding } from './rights-facts.ts';
import { isCode, isTest, type Source } from './sources.ts';
import { syntaxOf } from './syntax.ts';

/** By the specification, navigation depends on the role; the client has no domain objects. */
const free = /^web\/src\/(app|client|locales)\/|\.fixtures\.ts$/;

/** The server decides what the user can do; pages must not work it out from a state or a flag. */
export const rightsCheck: OwnCheck = {
  name: 'rights',
  look: (sources) => {
    const pages = sources.filter(
      (source) =>
        source.path.startsWith('web/src/') &&
        isCode(source) &&
        !isTest(source.path) &&
        !free.test(source.path),
    );
    const deciding = decidingNames(pages);
    const actions = new Actions(pages);
    return pages.flatMap((source) =>
      rulesIn(source, { actions, deciding: deciding.get(source.path) ?? new Set() }),
    );
  },
};

interface Known {
  deciding: Deciding;
  actions: Actions;
}

function rulesIn(source: Source, { deciding, actions }: Known): Finding[] {
  const { path, text } = source;
  const acts = (node: Node | null) => node !== null && actions.isIn(node, path);
  const found = new Map<number, Finding>();
  for (const placed of nodesOf(syntaxOf(source).program)) {
    const rule = ruleAt(placed, acts);
    if (!rule || !decidesBy(rule, deciding)) continue;
    const condition = text.slice(rule.start, rule.end).replaceAll(/\s+/g, ' ');
    const says = `“${condition}” decides whether something can be pressed: use the server’s “can”`;
    found.set(rule.start, { path, line: lineAt(text, rule.start), says });
  }
  return [...found.values()];
}

type Acts = (node: Node | null) => boolean;

/** For something to press, the condition that decides whether it is shown or works. */
function ruleAt({ node, within }: Placed, acts: Acts): Node | undefined {
  if (node.type === 'LogicalExpression') return acts(node.right) ? node.left : undefined;
  if (node.type === 'ConditionalExpression') {
    return acts(node.consequent) || acts(node.alternate) ? node.test : undefined;
  }
  if (node.type === 'IfStatement') {
    const leaves = someIn(node.consequent, ({ type }) => type === 'ReturnStatement');
    return leaves && within && acts(within) ? node.test : undefined;
  }
  if (node.type === 'CallExpression') return drawnForEach(node, acts);
  if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier') return undefined;
  return switches.test(node.name.name) ? (node.value ?? undefined) : undefined;
}

/** A list whose items each become something to press. */
function drawnForEach({ callee, arguments: given }: CallExpression, acts: Acts): Node | undefined {
  if (callee.type !== 'MemberExpression' || !/^(map|flatMap)$/.test(nameOf(callee) ?? '')) {
    return undefined;
  }
  return given.some(acts) ? callee.object : undefined;
}

/** Attributes that decide whether something works, or what there is to press. */
const switches = /^((aria-|data-)?disabled|hidden|inert|readOnly|actions|items|(can|may)[A-Z]\w*)$/;
