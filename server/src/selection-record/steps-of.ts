import { turnDownReasons, type TurnDownReason } from '@torg/protocol/interest/interest-life';
import {
  selectionStepKinds,
  type SelectionStep,
  type SelectionStepKind,
} from '@torg/protocol/selection-record/selection-record';
import { marketDay } from '@torg/protocol/market-day';
import type { RecordedEvent } from './selection-record.repository.ts';

/** What a step is about: a card, an interest, an interview, or the board. */
export interface StepAbout {
  kind: RecordedEvent['metadata']['object']['kind'];
  id: string;
  /** of a card about nobody, or of the board */
  name: string | null;
  /** of an `added_card` about somebody */
  profile: string | null;
  step: SelectionStep;
}

export type IsLate = (moment: Date) => boolean;

/** A day belongs to the deadline until it ends in the market. */
export const isAfter =
  (deadline: string | null): IsLate =>
  (moment) =>
    deadline !== null && marketDay(moment) > deadline;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const reasonOf = (value: unknown): TurnDownReason | null =>
  turnDownReasons.find((reason) => reason === value) ?? null;

const kindOf = ({ kind, metadata }: RecordedEvent): SelectionStepKind | undefined =>
  selectionStepKinds.find((one) => one === ('what' in metadata ? metadata.what : kind));

const comesToColumn: ReadonlySet<SelectionStepKind> = new Set<SelectionStepKind>([
  'added_card',
  'moved_card',
  'restored_card',
]);

/** An event has only the fields that differ, so a card that moves within a column names none. */
function columnsOf({ metadata }: RecordedEvent, what: SelectionStepKind, was: string | null) {
  const { object, before, after } = metadata;
  if (object.kind === 'evaluation_board') {
    return { from_column: text(before['column_title']), to_column: text(after['column_title']) };
  }
  const from = text(before['column']) ?? (what === 'moved_card' ? was : null);
  const to = text(after['column']) ?? (what === 'moved_card' ? was : null);
  return { from_column: from, to_column: comesToColumn.has(what) ? to : null };
}

const positionOf = ({ metadata }: RecordedEvent): number | null => {
  const order = metadata.after['card_order'];
  return typeof order === 'number' ? order + 1 : null;
};

/** The events as steps, oldest first; follows where each card stands. */
export function stepsOf(events: readonly RecordedEvent[], isLate: IsLate): StepAbout[] {
  const columnOf = new Map<string, string>();
  return events.flatMap((event) => {
    const what = kindOf(event);
    if (what === undefined) return [];
    const { created_at, metadata, by_name } = event;
    const { object, after } = metadata;
    const columns = columnsOf(event, what, columnOf.get(object.id) ?? null);
    if (columns.to_column !== null) columnOf.set(object.id, columns.to_column);
    const step: SelectionStep = {
      ...{ what, by_name, ...columns, at: created_at.toISOString() },
      is_automatic: 'by' in metadata && metadata.by === 'system',
      position: positionOf(event),
      reason: reasonOf(after['turn_down_reason']),
      after_deadline: isLate(created_at),
    };
    const { kind, id, name = null } = object;
    return { kind, id, name, step, profile: text(after['profile']) };
  });
}
