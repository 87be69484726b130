import { type Call, effectOf } from '../../protocol/src/call.ts';
import { errors } from '../../protocol/src/errors.ts';
import { code, table } from './table.ts';

/** Every call with who may make it and what it can answer, by base and path. */
export function callsPage(calls: Record<string, Call>): string {
  const bases = [...new Set(Object.values(calls).map(({ base }) => base))].toSorted();
  const ordered = Object.entries(calls).toSorted(([, a], [, b]) =>
    `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'),
  );
  const sections = bases.map((base) => {
    const own = ordered.filter(([, call]) => call.base === base);
    const head = ['call', 'who', 'does', 'answers', 'errors', 'handler'];
    return `## /api/${base}\n\n${table(
      head,
      own.map(([name, call]) => rowOf(name, call)),
    )}`;
  });
  const total = Object.keys(calls).length;
  return ['# Calls', `${total} calls, from the tables in \`protocol/src\`.`, ...sections].join(
    '\n\n',
  );
}

function rowOf(name: string, call: Call): string[] {
  return [
    code(`${call.method} ${call.path}`),
    call.access,
    call.summary,
    answerOf(call),
    (call.errors ?? []).map((error) => `${errors[error][0]} ${code(error)}`).join(', '),
    code(name),
  ];
}

function answerOf(call: Call): string {
  const what = call.raw ?? (call.answer ? 'JSON' : 'nothing');
  const effect = effectOf(call) === 'external' ? ', waits for an external service' : '';
  return `${call.status} ${what}${effect}`;
}
