import type { Life, Move } from '../../protocol/src/lifecycle.ts';
import { code, table } from './table.ts';

/** Everything that has a state: its moves as a table and as a diagram. */
export function statesPage(lives: Life[]): string {
  const sections = lives.map((life) => {
    const head = ['move', 'from', 'to', 'by', 'reason', 'event', 'from another state'];
    const rows = Object.entries(life.moves).map(([name, move]) => [
      name,
      move.from.join(', '),
      move.to ?? 'removed',
      move.by.join(', '),
      typeof move.reason === 'string' ? move.reason : (move.reason ?? []).join(', '),
      eventsOf(move),
      move.idempotent ? 'nothing changes' : code(move.refusal ?? life.refusal ?? ''),
    ]);
    return `## ${life.thing}\n\n${table(head, rows)}\n\n${diagram(life)}`;
  });
  return ['# States', 'From the state tables in `protocol/src`.', ...sections].join('\n\n');
}

function eventsOf({ event }: Move): string {
  if (typeof event === 'string') return code(event);
  return Object.entries(event)
    .map(([from, kind]) => `${code(String(kind))} from ${from}`)
    .join('; ');
}

function diagram({ initial, done, moves }: Life): string {
  const arrows = Object.entries(moves).flatMap(([name, { from, to }]) =>
    from.map((state) => `  ${state} --> ${to ?? '[*]'}: ${name}`),
  );
  const ends = done.map((state) => `  ${state} --> [*]`);
  const start = `  [*] --> ${initial}`;
  return ['```mermaid', 'stateDiagram-v2', start, ...arrows, ...ends, '```'].join('\n');
}

/** The state tables among a module's exports. */
export function livesIn(module: Record<string, unknown>): Life[] {
  return Object.values(module).filter(isLife);
}

function isLife(value: unknown): value is Life {
  return typeof value === 'object' && value !== null && 'initial' in value && 'moves' in value;
}
