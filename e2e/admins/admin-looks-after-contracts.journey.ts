import type { Page } from '@playwright/test';
import { expect, expectToFit, test } from '../torg.ts';

interface Listed {
  contracts: {
    contract_id: string;
    status: string;
    contract_provider: string;
    recipient_organization_id: string;
    sender_signatory: { status: string };
  }[];
}

const list = '/api/contracts/client/admin/cooperation-contracts?limit=90';

async function contractThat(
  page: Page,
  fits: (contract: Listed['contracts'][number]) => boolean,
): Promise<Listed['contracts'][number]> {
  const { contracts } = (await (await page.request.get(list)).json()) as Listed;
  const contract = contracts.find(fits);
  if (!contract) throw new Error('The demo data has no such contract.');
  return contract;
}

test('an admin who signs can also follow up, and reads the document on a laptop', async ({
  person,
}) => {
  const { page, visit, lookOverAt } = await person('admin@torg.example', { width: 1024 });
  const { contract_id } = await contractThat(
    page,
    ({ status, sender_signatory }) =>
      status === 'in_progress' && sender_signatory.status !== 'signed',
  );
  await visit(`/contracts/${contract_id}`);
  const firstPage = page.locator('section canvas').first();
  await expect(firstPage).toBeVisible();
  expect((await firstPage.boundingBox())?.width).toBeGreaterThan(480);
  await expect(page.getByRole('button', { name: 'Signer', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Trekk tilbake' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trekk tilbake kontrakten' });
  await expect(dialog.getByLabel('Begrunnelse')).toBeFocused();
  await page.keyboard.press('Escape');

  await lookOverAt(390);
  await expectToFit(page);
});

test('what was signed on paper has no provider to ask, and what was declined no deadline', async ({
  person,
}) => {
  const { page, visit } = await person('admin@torg.example');
  const onPaper = await contractThat(
    page,
    ({ contract_provider }) => contract_provider === 'uploaded',
  );
  await visit(`/contracts/${onPaper.contract_id}`);
  await expect(page.getByText('Lastet opp fra papir')).toBeVisible();
  await expect(page.getByText('Hos signeringstjenesten')).toBeHidden();
  // Nobody has sent it, and of signatures on paper the day is known, and no hour.
  await expect(page.getByText(/^Har signert \d+\. \p{L}+ \d{4}$/u)).toHaveCount(2);
  await expect(page.getByText('Lastet opp', { exact: true })).toBeVisible();
  await expect(page.getByText('Sendt', { exact: true })).toHaveCount(0);

  const declined = await contractThat(page, ({ status }) => status === 'declined');
  await page.goto(`/contracts/${declined.contract_id}`);
  await expect(page.getByText('Sa nei').first()).toBeVisible();
  await expect(page.getByText('Fingeravtrykk (SHA-256)')).toBeVisible();
  await expect(page.getByText('Kan signeres til')).toBeHidden();
});

test('a contract signed on paper is refused at the field that is wrong', async ({ person }) => {
  const { page, visit, checkAccess } = await person('admin@torg.example');
  const { recipient_organization_id } = await contractThat(
    page,
    ({ contract_provider }) => contract_provider === 'uploaded',
  );
  await visit(`/admin/consultant-company/${recipient_organization_id}?tab=avtale`);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Last opp en avtale signert på papir' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Hvilken versjon ble signert?').selectOption({ index: 1 });
  for (const [label, text] of [
    [/^Navn, For (?!Torg)/, 'Eva Eier'],
    [/^E-post, For (?!Torg)/, 'eva@eier.example'],
    ['Navn, For Torg', 'Ingrid Solvang'],
    ['E-post, For Torg', 'admin@torg.example'],
  ] as const) {
    await dialog.getByLabel(label).fill(text);
  }
  const day = dialog.getByRole('textbox', { name: 'Signert den' });
  const save = dialog.getByRole('button', { name: 'Lagre avtalen' });
  await day.fill('01.02.2099');
  await day.press('Tab');
  await page.locator('input[type=file]').setInputFiles({
    name: 'avtale.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nbroken\n%%EOF\n'),
  });
  await save.click();
  await expect(day).toHaveAccessibleDescription('Dagen kan ikke være senere enn i dag.');
  await day.fill('01.02.2026');
  await day.press('Tab');
  await save.click();
  await expect(
    dialog.getByRole('button', { name: 'Den skannede avtalen' }),
  ).toHaveAccessibleDescription(/PDF-en er kryptert eller ødelagt\./);
  await checkAccess();
});
