import type { DeadlineKind } from '@torg/protocol/terms';
import type { DayValue } from '../../../ui/field/unread.ts';
import type { DeadlineValue } from './deadline-value.ts';

export function kindOfDeadline(deadline: DeadlineValue): DeadlineKind | undefined {
  if (deadline?.deadline_is_continuous) return 'continuous';
  if (deadline?.deadline_is_asap) return 'asap';
  return deadline ? 'date' : undefined;
}

export function deadlineOf(kind: DeadlineKind, day: DayValue = null): DeadlineValue {
  if (kind === 'continuous') return { deadline_is_continuous: true };
  if (kind === 'asap') return { deadline_is_asap: true };
  return { deadline_with_date: day };
}
