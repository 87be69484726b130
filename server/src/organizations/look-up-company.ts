import type {
  organizationCalls,
  RegisteredCompany,
} from '@torg/protocol/organizations/organizations';
import type { Handler, ExternalContext } from '../platform/handler.ts';
import { RegisterFailure } from '../platform/ports/company-register.ts';
import { allowed, Refusal } from '../platform/refusal.ts';
import { readOrganizationNumber } from './edit-organization.ts';

const nobody = { name: null, form: null, address: null };

/** That the register is away is its own affair: whoever asks goes on without it. */
async function ask({ external, log }: ExternalContext, number: string): Promise<RegisteredCompany> {
  try {
    const found = await external.companyRegister.find(number);
    if (found === null) return { status: 'unknown', ...nobody };
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
  // Sweden's register wants an agreement and a key, and is not asked.
  if (country !== 'NO') return { status: 'not_covered', ...nobody };
  return ask(context, number ?? '');
};
