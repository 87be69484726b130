import { Plural, Trans } from '@lingui/react/macro';
import { answerByOf, answerDayFor } from '@torg/protocol/assignments/answer-by';
import { limits } from '@torg/protocol/limits';
import { marketDay } from '@torg/protocol/market-day';
import { DateText } from '../../ui/text/DateText.tsx';
import { useMinute } from '../../ui/text/use-minute.ts';
import type { Assignment } from '../assignments.queries.ts';

type Answered = Pick<Assignment, 'deadline' | 'answer_by' | 'public_date'>;

/** When whoever sends interest has an answer: a day, or counted from sending. */
export function AnswerByText({ assignment }: { assignment: Answered }) {
  const today = marketDay(useMinute());
  const day = answerByOf(assignment);
  if (day !== null && today <= day) return <DateText value={day} />;
  return (
    <Plural
      value={limits.answerBy.usualDays}
      one="# dag etter at interessen er sendt"
      other="# dager etter at interessen er sendt"
    />
  );
}

/** For somebody who is about to send interest: the very day. */
export function AnswerPromise({ assignment }: { assignment: Answered }) {
  const day = answerDayFor(assignment, marketDay(useMinute()));
  return (
    <Trans>
      Svar kommer senest <DateText value={day} />.
    </Trans>
  );
}
