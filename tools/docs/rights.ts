import type { AccessRule } from '../../protocol/src/access.ts';
import type { Call } from '../../protocol/src/call.ts';
import { type Role, roles } from '../../protocol/src/terms.ts';
import { code, table } from './table.ts';

/**
 * The roles that may make a call at all, by access rule. The policies decide about single objects.
 */
export function rightsPage(words: Record<string, AccessRule>, calls: Record<string, Call>): string {
  const head = ['word', 'means', ...roles.map((role) => code(role)), 'stranger', 'unverified'];
  const rows = Object.entries(words).map(([word, rule]) => [
    word,
    rule.meaning,
    ...roles.map((role) => roleMark(rule, role)),
    mark(rule.roles.length === 0),
    mark(rule.unverified === true),
  ]);
  const lists = Object.keys(words).flatMap((word) => {
    const own = Object.values(calls).filter(({ access }) => access === word);
    if (own.length === 0) return [];
    const lines = own.map(({ method, base, path }) => `- ${code(`${method} /api/${base}${path}`)}`);
    return [`## ${word}\n\n${lines.toSorted().join('\n')}`];
  });
  const opening =
    'The first gate of every call, from `protocol/src/access.ts`. Behind it each domain’s `<domain>.policy.ts` decides about the very object.';
  return ['# Rights', opening, table(head, rows), ...lists].join('\n\n');
}

function roleMark({ roles: may, companyAdmin }: AccessRule, role: Role): string {
  if (companyAdmin && role === 'consultant') return 'company admins';
  return mark(may.length === 0 || may.includes(role));
}

function mark(may: boolean): string {
  return may ? '●' : '';
}
