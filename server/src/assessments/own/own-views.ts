import type { OwnAssessment } from '@torg/protocol/assessments/own-assessments';
import type { Locale } from '@torg/protocol/terms';
import type { WishRow } from './human-assessments.repository.ts';
import type { OwnRow } from './own-assessments.repository.ts';
import { resultOf } from './own-result.ts';
import type { SeenWishRow } from './seen-wishes.repository.ts';

/** A need without an assignment is not named, since its name may name the client. */
export const aNeed: Record<Locale, string> = { nb: 'Et behov', sv: 'Ett behov', en: 'A need' };

export const wishView = (row: WishRow) => ({
  human_assessment: row.human_assessment,
  asked_at: row.asked_at,
  due_at: row.due_at,
  answered_at: row.answered_at,
  answered_by_name: row.answered_by_name,
  answer: row.answer,
});

export const waitingWishView = (row: SeenWishRow, locale: Locale) => ({
  ...wishView(row),
  account: row.account,
  name: row.name,
  opportunity: row.opportunity,
  title: row.title ?? row.need_name ?? aNeed[locale],
  assignment: row.assignment,
  reason: row.reason,
});

type Side = OwnAssessment['asked_by'];

const sideOf = (is_own_company: boolean, is_admin: boolean): Side => {
  if (is_own_company) return 'own_company';
  return is_admin ? 'torg' : 'client';
};

function approvedBy({ criteria_approved_at: at, approver }: OwnRow) {
  if (at === null) return null;
  return { at, by: approver && sideOf(approver.is_own_company, approver.role === 'admin') };
}

interface Viewing {
  locale: Locale;
  wish: WishRow | undefined;
  ask: boolean;
}

export const ownAssessmentView = (row: OwnRow, { locale, wish, ask }: Viewing): OwnAssessment => ({
  opportunity: row.opportunity,
  title: row.title ?? aNeed[locale],
  assignment: row.assignment,
  asked_by: sideOf(row.is_own_company, row.asked_by_admin),
  type: row.type,
  inference_status: row.inference_status,
  answered_by: row.answered_by,
  prompt_version: row.prompt_version,
  created_at: row.created_at,
  criteria: row.criteria.map(({ criteria, importance }) => ({ criteria, importance })),
  criteria_approved: approvedBy(row),
  result: resultOf(row, locale),
  human_assessment: wish ? wishView(wish) : null,
  can: { askForHuman: ask && (wish === undefined || wish.answered_at !== null) },
});
