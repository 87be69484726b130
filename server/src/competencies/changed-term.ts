import type { CompetencyNames } from '@torg/protocol/competencies/competencies';
import type { ManagedType } from '@torg/protocol/competencies/competency-terms';
import type { ChangeKind, ChangeValues } from '@torg/protocol/events/changes';
import { recordChange } from '../events/events.commands.ts';
import type { ChangeContext } from '../platform/handler.ts';
import { beginFollowed } from './merging/followed.repository.ts';

interface ChangedTerm {
  competency: string;
  type: ManagedType;
  names: CompetencyNames;
}

/** The names as the fields of a change. */
export const nameFields = ({ nb, sv, en }: CompetencyNames) => ({
  name_nb: nb,
  name_sv: sv,
  name_en: en,
});

/** Records the change of a term and starts the jobs that update the profiles which have it. */
export async function termChanged(
  { db, emit }: ChangeContext,
  { competency, type, names }: ChangedTerm,
  happened: {
    what: ChangeKind;
    before?: ChangeValues;
    after?: ChangeValues;
    also?: readonly string[];
  },
): Promise<void> {
  const object = { kind: 'competency', id: competency, name: names.nb } as const;
  await recordChange({ emit }, { object, ...happened });
  const kind = type === 'role' ? 'updated_role' : 'updated_skill';
  for (const changed of [competency, ...(happened.also ?? [])]) {
    await beginFollowed(db, changed);
    await emit(kind, { competency: changed });
  }
}
