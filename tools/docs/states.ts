import type { Lifecycle, Move } from '../../protocol/src/lifecycle.ts';
import { code, table } from './table.ts';

type Life = Lifecycle<string, string>;

/** Every thing that has a state: its moves as a table and as a diagram. */
export function statesPage(lives: Life[]): string {
  const sections = lives.map((life) => {
    const head = ['move', 'from', 'to', 'by', 'event'];
    const rows = Object.entries(life.moves).map(([name, move]) => [
      name,
      move.from.join(', '),
      move.to,
      move.by.join(', '),
      eventsOf(move),
    ]);
    return `## ${life.thing}\n\n${table(head, rows)}\n\n${diagram(life)}`;
  });
  return ['# States', 'From the state tables in `protocol/src`.', ...sections].join('\n\n');
}

function eventsOf({ event = {} }: Move<string>): string {
  const kinds = [...new Set(Object.values(event))];
  return kinds
    .map((kind) => {
      const from = Object.keys(event).filter((state) => event[state] === kind);
      return `${code(String(kind))} from ${from.join(', ')}`;
    })
    .join('; ');
}

function diagram({ initial, moves }: Life): string {
  const arrows = Object.entries(moves).flatMap(([name, { from, to }]) =>
    from.map((state) => `  ${state} --> ${to}: ${name}`),
  );
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${initial}`, ...arrows, '```'].join('\n');
}

/** The state tables among a module's exports. */
export function livesIn(module: Record<string, unknown>): Life[] {
  return Object.values(module).filter(isLife);
}

function isLife(value: unknown): value is Life {
  return typeof value === 'object' && value !== null && 'initial' in value && 'moves' in value;
}
