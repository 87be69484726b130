import type { Actor } from '../platform/actor.ts';

type PolicyActor = Pick<Actor, 'role' | 'isAdminInCompany' | 'organization'>;

/** What rights depend on: whose Flowcase it is. */
export interface CompanyFacts {
  organization: string;
}

/** Its settings, its people there, imports, links and conflicts. */
export const mayAdminister = (actor: PolicyActor, { organization }: CompanyFacts): boolean =>
  actor.role === 'admin' ||
  (actor.role === 'consultant' && actor.isAdminInCompany && actor.organization === organization);

/** A company of one stays one. */
export const takesConsultants = ({ kind }: { kind: string }): boolean =>
  kind === 'consultant_company';

export const can = (
  actor: PolicyActor,
  company: CompanyFacts & { kind: string; isEnabled: boolean },
) => {
  const edit = mayAdminister(actor, company);
  const sync = edit && company.isEnabled;
  return { edit, sync, import: sync && takesConsultants(company) };
};
