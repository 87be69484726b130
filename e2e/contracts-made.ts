import type { Page } from '@playwright/test';
import { inMail } from './mailed-link.ts';
import { expect } from './torg.ts';

interface Listed {
  contracts: {
    contract_id: string;
    status: string;
    recipient_organization_id: string;
    recipient_organization_name: string;
    recipient_signatory: { email: string };
  }[];
}

const admins = '/api/contracts/client/admin/cooperation-contracts?limit=90';

/** Has the contract sent to somebody without an account, for a company whose last one ended so. */
export async function sendContract(admin: Page, endedAs: string, email: string): Promise<void> {
  const { contracts } = (await (await admin.request.get(admins)).json()) as Listed;
  const open = new Set(
    contracts
      .filter(({ status }) => status === 'in_progress')
      .map((contract) => contract.recipient_organization_id),
  );
  const ended = contracts.find(
    (contract) => contract.status === endedAs && !open.has(contract.recipient_organization_id),
  );
  const company = ended?.recipient_organization_id;
  const answer = await admin.request.post(
    `/api/contracts/client/organizations/${company}/cooperation-contracts`,
    { data: { recipient_signatory_name: 'Siri Signatar', recipient_signatory_email: email } },
  );
  expect(answer.status(), await answer.text()).toBe(202);
}

/** Recalls the contract that waits for somebody. */
export async function recallContract(admin: Page, email: string): Promise<void> {
  const { contracts } = (await (await admin.request.get(admins)).json()) as Listed;
  const sent = contracts.find(({ recipient_signatory: { email: to } }) => to === email);
  const path = `/api/contracts/client/contracts/${sent?.contract_id}/recall`;
  const answer = await admin.request.post(path, { data: { reason: 'Feil person' } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The link in the mail to whoever signs. */
export const linkTo = (page: Page, email: string): Promise<string> =>
  inMail(page, email, /(\/sign#[\w-]{43})/);

/** The six digits in the mail, which begins its subject. */
export const codeTo = (page: Page, email: string): Promise<string> =>
  inMail(page, email, /"subject":"(\d{6})/);
