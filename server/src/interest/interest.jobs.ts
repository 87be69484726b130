import { z } from 'zod';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { asSystem, moveAll } from '../platform/move.ts';
import { consents } from './consent/consent-moves.ts';
import { findOverdue } from './consent/consent.repository.ts';
import { mailConsentAnswer } from './consent/mail-consent-answer.ts';
import { reaction } from '../platform/events.ts';
import { answerClosed, sweepClosed } from './answers/answer-closed.ts';
import { leaveUnanswered } from './answers/leave-unanswered.ts';
import { mailAnswerReminder, remindEditors } from './answers/mails/remind-editors.ts';
import { withdrawOfDeleted } from './withdrawal/withdraw-of-deleted.ts';
import { mailInterestAnswer } from './answers/mails/mail-interest-answer.ts';
import { mailConsentQuestion } from './consent/mail-consent-question.ts';

/** Whoever has not answered in time has not said yes. */
const sweepConsents = defineJob({
  name: 'sweep-presentation-consents',
  input: z.object({}),
  schedule: '*/15 * * * *',
  async run({ db, transaction, now: clock }) {
    const now = clock();
    for (const id of await findOverdue(db, now)) {
      await transaction(async (tx, changes) => {
        const context = asSystem({ db: tx, now, ...changes });
        await moveAll(context, consents, [id], { move: 'expire' });
      });
    }
  },
});

export const interestJobs = [
  mailConsentQuestion,
  mailConsentAnswer,
  sweepConsents,
  mailInterestAnswer,
  remindEditors,
  mailAnswerReminder,
  leaveUnanswered,
  answerClosed,
  sweepClosed,
  withdrawOfDeleted,
];

export const interestReactions = [
  // Closing writes one of these, by the state it starts from.
  reaction('unpublished_assignment', answerClosed, ({ metadata, actingAccount }) =>
    metadata.closeReason === undefined
      ? null
      : { assignment: metadata.assignment, closed_by: actingAccount },
  ),
  reaction('closed_assignment', answerClosed, ({ metadata, actingAccount }) => ({
    assignment: metadata.object.id,
    closed_by: actingAccount,
  })),
  reaction('delete_cv', withdrawOfDeleted, ({ metadata }) => ({ account: metadata.profile })),
];
