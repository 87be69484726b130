import type { CallName } from '@torg/protocol/all-calls';
import type { World } from '../a-world.ts';

/** Fields as a page sends them, with nothing filled in. */
export const emptyFields = {
  ...{ title: '', description: '', start_date: null, duration: null, percent: null },
  ...{ allow_remote_work: false, region: null, place_description: null, deadline: null },
  ...{ customer_name: null, requirements: [], roles: [], skills: [] },
};

/** The bodies of the calls about needs, for the test of rights. */
export const needBodies: Partial<Record<CallName, (world: World) => unknown>> = {
  createOpportunity: () => ({ opportunity_name: 'Betalingsplattform' }),
  addOpportunityContext: () => ({ content: 'Kubernetes er en fordel.' }),
  changeOpportunityContext: () => ({ content: 'Vi trenger en utvikler.' }),
  archiveOpportunity: () => ({ archived: true }),
  saveStructuredOpportunity: () => ({ structured_opportunity: emptyFields, revision: 0 }),
  approveOpportunityCriteria: () => ({
    criteria: [{ criteria: 'Kan Java', importance: 'ABSOLUTE' }],
    revision: 0,
  }),
};

export const needParams = (path: string, { need }: World) => ({
  context_id: need.context,
  ...(path.includes('/opportunity/{id}') && { id: need.opportunity }),
});
