import type { Opportunity } from '@torg/protocol/opportunities/opportunities';
import type {
  OpportunityListItem,
  RecommendedConsultant,
} from '@torg/protocol/opportunities/opportunity-shapes';
import type { Locale } from '@torg/protocol/terms';
import { type LatestAnswers, aiEnvelopeOf, answersIn } from '../ai-jobs/ai-jobs.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { contextView } from './contexts/context-view.ts';
import { can, type OpportunityFacts } from './opportunities.policy.ts';
import type { OpportunityRow, WholeOpportunityRow } from './opportunities.repository.ts';

interface Reading {
  actor: Actor;
  locale: Locale;
  facts: OpportunityFacts;
}

/** Fields that a person has written before anything was asked, or that were stored otherwise. */
function writtenByPeople({ structured, updated_at }: OpportunityRow) {
  if (structured === null) return null;
  return {
    inference_status: 'success' as const,
    status: 'success' as const,
    type: 'structured_opportunity' as const,
    input: null,
    output: structured,
    error: null,
    answered_by: '',
    prompt_version: 0,
    created_at: updated_at,
    is_outdated: false,
  };
}

/** What was answered is stored with the need, so only what was applied is shown. */
const shownOf = ({ latest, current: shown }: LatestAnswers) => ({ latest, shown });

/** Of the job that reads the texts, if it was ever asked. */
function structuredView(row: OpportunityRow, locale: Locale) {
  const structured = answersIn(row.answers).get('structured_opportunity');
  if (structured === undefined) return writtenByPeople(row);
  const { structured: output } = row;
  return aiEnvelopeOf('structured_opportunity', shownOf(structured), { locale, output });
}

export function listItemView(row: OpportunityRow, reading: Reading): OpportunityListItem {
  return {
    opportunity: row.opportunity,
    opportunity_name: row.opportunity_name,
    created_by: row.creator,
    organization: row.owner,
    created_at: row.created_at,
    updated_at: row.updated_at,
    archived: row.archived,
    revision: row.revision,
    assignment: row.own_of ?? row.made_assignment,
    can: can(reading.actor, reading.facts),
    context: row.contexts.map(contextView),
    structured_opportunity: structuredView(row, reading.locale),
    criteria_approved_at: row.criteria_approved_at,
  };
}

export function opportunityView(
  row: WholeOpportunityRow,
  reading: Reading & { recommendations: RecommendedConsultant[] },
): Opportunity {
  const { locale, recommendations } = reading;
  const answers = answersIn(row.answers);
  const recommendation = answers.get('structured_opportunity_recommendation');
  const criteria = answers.get('opportunity_criteria');
  return {
    ...listItemView(row, reading),
    structured_opportunity_recommendation: recommendation
      ? aiEnvelopeOf('structured_opportunity_recommendation', shownOf(recommendation), {
          locale,
          output: recommendation.current ? { recommendations } : null,
        })
      : null,
    opportunity_criteria: criteria
      ? aiEnvelopeOf('opportunity_criteria', shownOf(criteria), {
          locale,
          output: row.criteria && { criteria: row.criteria },
        })
      : null,
  };
}
