import { assess, findConsultants } from '../assessments-made.ts';
import { makePublished } from '../assignments-made.ts';
import { expect, expectToFit, test } from '../torg.ts';

test('an admin asks the profiles, and opens the source of the answer', async ({ person }) => {
  const admin = await person('admin@torg.example');
  const { page } = admin;
  await admin.visit('/admin/find/consultants');
  await page.getByRole('button', { name: 'Spør', exact: true }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Spør profilene' });
  await expect(drawer).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Spørsmålet ditt' })).toBeFocused();
  await page.keyboard.type('Hvem har brukt Kotlin i produksjon?');
  await admin.checkAccess();
  await drawer.getByRole('button', { name: 'Spør', exact: true }).press('Enter');
  await expect(drawer.getByRole('region', { name: 'Kilder' })).toBeVisible();
  await expect(drawer.getByText(/Svar fra Torgs egne regler/)).toBeVisible();
  await admin.checkAccess();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Spør', exact: true }).press('Enter');
  await expect(drawer.getByRole('region', { name: 'Kilder' })).toBeVisible();
  await admin.lookOverAt(390);
  await expectToFit(page);
  await drawer.getByRole('region', { name: 'Kilder' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/profiles\/[\da-f-]+#/);
  await expect(page.getByRole('button', { name: 'Spør', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Spør', exact: true }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Spørsmålet ditt' })).toHaveValue(
    'Hvem har brukt Kotlin i produksjon?',
  );
});

test('an admin has one consultant assessed, and looks at the quality of the answers', async ({
  person,
}) => {
  const admin = await person('admin@torg.example');
  const { page } = admin;
  const buyer = await person('innkjoper@torg.example');
  const { uuid } = await makePublished(buyer.page);
  const [one, other] = await findConsultants(buyer.page, 'Kotlin', 2);
  if (!one || !other) throw new Error('two were found');
  await assess(buyer.page, uuid, [one.account]);
  await admin.visit(`/admin/assignments/${uuid}/${other.account}/assessment`);
  await page.getByRole('button', { name: 'Be om vurdering' }).click();
  await expect(page.getByRole('heading', { name: 'Taler for' })).toBeVisible();
  await page.getByText('Det som ble sendt, slik det ble sendt').click();
  await expect(page.locator('pre')).not.toContainText(other.name);
  await admin.checkAccess();
  await page.getByRole('button', { name: 'Ikke til hjelp' }).click();
  await expect(page.getByRole('button', { name: 'Ikke til hjelp' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await admin.visit('/admin/find/consultants');
  await page.getByRole('link', { name: 'Kvaliteten på KI-svar' }).click();
  await expect(page.getByRole('rowheader', { name: 'Vurdering av profil' }).first()).toBeVisible();
  await admin.checkAccess();
  await admin.lookOverAt(390);
  await expectToFit(page);
});
