import type { RequirementKind } from '@torg/protocol/terms';

/** What should stand in the fields of a need; what may be written in several ways is a list. */
export interface LabelledFields {
  said: ReadonlyMap<string, readonly string[]>;
  requirements: readonly { kind: RequirementKind; text: string }[];
}

const isKind = (name: string): name is RequirementKind => name === 'must' || name === 'should';

/** Lines such as `percent: 80`, under a line of `===`. */
export function parseFields(source: string): LabelledFields {
  const lines = source
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(':');
      return { name: line.slice(0, at), value: line.slice(at + 1).trim() };
    });
  const said = lines.filter(({ name }) => !isKind(name));
  return {
    said: new Map(said.map(({ name, value }) => [name, value.split(' | ')])),
    requirements: lines.flatMap(({ name, value }) =>
      isKind(name) ? [{ kind: name, text: value }] : [],
    ),
  };
}
