import type { Page } from '@playwright/test';
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

/** The newest mail to an address whose text has this, once it is there. */
async function mailed(page: Page, email: string, pattern: RegExp): Promise<string> {
  let match: string | undefined;
  await expect(async () => {
    const list = await page.request.get('/api/main/dev/mails');
    const { mails } = (await list.json()) as { mails: { mail_id: string; to: string }[] };
    for (const { mail_id } of mails.filter(({ to }) => to.includes(email))) {
      const one = await page.request.get(`/api/main/dev/mails/${mail_id}`);
      match ??= pattern.exec(await one.text())?.[1];
    }
    expect(match).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return match ?? '';
}

/** The link in the mail to whoever signs. */
export const linkTo = (page: Page, email: string): Promise<string> =>
  mailed(page, email, /(\/sign#[\w-]{43})/);

/** The six digits in the mail, which begins its subject. */
export const codeTo = (page: Page, email: string): Promise<string> =>
  mailed(page, email, /"subject":"(\d{6})/);
