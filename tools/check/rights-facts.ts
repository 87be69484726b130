import type { Node } from 'oxc-parser';
import { competencyStatuses } from '../../protocol/src/competencies/competency-terms.ts';
import type { Life } from '../../protocol/src/lifecycle.ts';
import { lives } from '../../protocol/src/lives.ts';
import { roles } from '../../protocol/src/terms.ts';
import { nameOf, nodesOf, partsOf, someIn } from './expressions.ts';
import type { Source } from './sources.ts';
import { importsByName, syntaxOf } from './syntax.ts';

/** What only jobs and providers move says how far they are, and not what somebody may do. */
const livesOfPeople = lives.filter(({ moves }: Life) =>
  Object.values(moves).some(({ by }) => by.some((party) => party !== 'system')),
);
const words = new Set<string>([
  ...livesOfPeople.flatMap(({ states }) => states),
  ...competencyStatuses,
  ...roles,
]);
/** Names whose value is one of those words. */
const bearers = /^(state|status|qa_status|activation|role)$/i;
/** Flags of an account or of a thing. */
const flags = new Set([
  'active_since',
  'active_since_date',
  'archived',
  'completedWizard',
  'completed_wizard',
  'deactivated',
  'deactivated_at',
  'isAdminInCompany',
  'is_active',
  'is_consultant_admin',
  'is_default',
  'requested_activation',
  'verified',
  'visible_in_search',
]);

const isStateWord = (node: Node): boolean =>
  node.type === 'Literal' && typeof node.value === 'string' && words.has(node.value);

/** A comparison with a state or a role, in any notation. */
function isComparison(node: Node): boolean {
  if (node.type === 'BinaryExpression') {
    const sides = [node.left, node.right];
    return sides.some(isStateWord) && sides.some((side) => bearers.test(nameOf(side) ?? ''));
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object } = node.callee;
  const isOneOf = nameOf(node.callee) === 'includes' && object.type === 'ArrayExpression';
  return isOneOf && object.elements.some((one) => one !== null && isStateWord(one));
}

/** Names in a file that hold, or compute, something from a state or a flag. */
export type Deciding = ReadonlySet<string>;

export const decidesBy = (node: Node, deciding: Deciding): boolean =>
  someIn(
    node,
    (part) => {
      if (isComparison(part)) return true;
      if (part.type === 'MemberExpression') return flags.has(nameOf(part) ?? '');
      return part.type === 'Identifier' && (flags.has(part.name) || deciding.has(part.name));
    },
    partsOf,
  );

/** Components and hooks are no values: what they compute is checked where it is. */
const isValue = (name: string): boolean => !/^[A-Z]|^use[A-Z]/.test(name);

function namesIn({ program }: { program: Node }, deciding: Deciding): string[] {
  const names: string[] = [];
  for (const { node } of nodesOf(program)) {
    const name =
      node.type === 'VariableDeclarator' && node.id.type === 'Identifier'
        ? node.id.name
        : node.type === 'FunctionDeclaration' && node.id?.name;
    if (name && isValue(name) && decidesBy(node, deciding)) names.push(name);
  }
  return names;
}

/** For each file the names that decide, including imported ones. */
export function decidingNames(sources: readonly Source[]): Map<string, Deciding> {
  const all = new Map<string, Set<string>>(sources.map(({ path }) => [path, new Set()]));
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    for (const source of sources) {
      const own = all.get(source.path) ?? new Set();
      for (const { local, name, target } of importsByName(source)) {
        if (all.get(target)?.has(name)) own.add(local);
      }
      for (const name of namesIn(syntaxOf(source), own)) own.add(name);
    }
    now = [...all.values()].reduce((sum, { size }) => sum + size, 0);
  }
  return all;
}
