import { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { routes } from '../platform/handler.ts';
import './opportunities.tables.ts';
import { makeAssignmentOfOpportunity } from './assignments/make-assignment-of-opportunity.ts';
import { makeOpportunityOfAssignment } from './assignments/make-opportunity-of-assignment.ts';
import { addOpportunityContext } from './contexts/add-opportunity-context.ts';
import { changeOpportunityContext } from './contexts/change-opportunity-context.ts';
import { getOpportunityFile } from './contexts/get-opportunity-file.ts';
import { openForContexts } from './contexts/open-for-contexts.ts';
import { removeOpportunityContext } from './contexts/remove-opportunity-context.ts';
import { approveOpportunityCriteria } from './criteria/approve-opportunity-criteria.ts';
import { askForOpportunityCriteria } from './criteria/ask-for-opportunity-criteria.ts';
import { getOpportunityCriteria } from './criteria/get-opportunity-criteria.ts';
import { archiveOpportunity } from './needs/archive-opportunity.ts';
import { createOpportunity } from './needs/create-opportunity.ts';
import { getOpportunity } from './needs/get-opportunity.ts';
import { listOpportunities } from './needs/list-opportunities.ts';
import { recommendForOpportunity } from './recommendation/recommend-for-opportunity.ts';
import { saveStructuredOpportunity } from './structured/save-structured-opportunity.ts';
import { structureOpportunity } from './structured/structure-opportunity.ts';

const handlers = {
  createOpportunity,
  listOpportunities,
  getOpportunity,
  archiveOpportunity,
  saveStructuredOpportunity,
  structureOpportunity,
  recommendForOpportunity,
  addOpportunityContext,
  changeOpportunityContext,
  removeOpportunityContext,
  getOpportunityFile,
  getOpportunityCriteria,
  askForOpportunityCriteria,
  approveOpportunityCriteria,
  makeAssignmentOfOpportunity,
  makeOpportunityOfAssignment,
};

export const opportunityRoutes = routes(opportunityCalls, handlers, {
  addOpportunityContext: openForContexts,
});
