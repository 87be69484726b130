import type {
  organizationCalls,
  RegisteredCompany,
} from '@torg/protocol/organizations/organizations';
import type { Handler, ExternalContext } from '../platform/handler.ts';
import { RegisterFailure } from '../platform/ports/company-register.ts';
import { allowed, Refusal } from '../platform/refusal.ts';
import { readOrganizationNumber } from './edit-organization.ts';

const noDetails = { name: null, form: null, address: null };

/** Refuses with a code of its own if the register fails, so that the form can do without it. */
async function findInRegister(
  { external, log }: ExternalContext,
  number: string,
): Promise<RegisteredCompany> {
  try {
    const found = await external.companyRegister.find(number);
    if (found === null) return { status: 'unknown', ...noDetails };
    const { status, name, form, address } = found;
    return { status, name: name || null, form, address };
  } catch (error) {
    if (!(error instanceof RegisterFailure)) throw error;
    log.warn({ reason: error.reason }, 'the company register gave no answer');
    throw new Refusal('company_register_not_available');
  }
}

export const lookUpCompany: Handler<typeof organizationCalls.lookUpCompany> = async (
  context,
  { params: { country, organization_number } },
) => {
  const number = readOrganizationNumber(organization_number, country);
  allowed(number !== null, 'organization_number_not_valid');
  // Sweden's register requires an agreement and a key, so it is not called.
  if (country !== 'NO') return { status: 'not_covered', ...noDetails };
  return findInRegister(context, number ?? '');
};
