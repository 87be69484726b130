import { expect, test } from '../torg.ts';

test('an admin sees what would go, types the company’s name, and gets a receipt', async ({
  person,
}) => {
  const { page, visit, checkAccess, lookOverAt } = await person('admin@torg.example');
  await visit('/admin/delete-flowcase-data');
  await page.getByRole('searchbox', { name: 'Søk etter selskap' }).fill('kantarell');
  const companies = page.getByRole('list', { name: 'Selskaper med Flowcase' });
  await expect(companies.getByRole('listitem')).toHaveCount(1);
  await companies.getByRole('button', { name: 'Kantarell Systems AB · Sverige' }).click();
  await expect(page).toHaveURL(/company=/);
  const id = new URL(page.url()).searchParams.get('company');
  const dryRun = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Dette slettes hos Kantarell Systems AB' }) });
  await expect(dryRun).toContainText('Koblede profiler');
  await checkAccess();
  await lookOverAt(390);

  const name = dryRun.getByLabel('Skriv navnet på selskapet for å bekrefte');
  await name.fill('Kantarell');
  await dryRun.getByRole('button', { name: 'Slett for godt' }).click();
  await expect(dryRun).toContainText('Dette er ikke navnet på selskapet.');
  await checkAccess();
  await name.fill('Kantarell Systems AB');
  await name.press('Enter');
  const receipt = page.getByRole('status').filter({ hasText: 'er slettet' });
  await expect(receipt).toContainText('Flowcase-data hos Kantarell Systems AB er slettet');
  await expect(receipt).toBeFocused();
  const earlier = page.getByRole('list', { name: 'Tidligere slettinger' });
  await expect(earlier.getByRole('listitem').first()).toContainText('Kantarell Systems AB');
  await expect(page.getByText('Ingen selskaper med Flowcase heter dette.')).toBeVisible();
  await checkAccess();

  // Other journeys find the company at Flowcase again.
  const again = { data: { cvpartner_subdomain: 'kantarell' } };
  const answer = await page.request.patch(`/api/main/consultant-companies/${id}/flowcase`, again);
  expect(answer.status()).toBe(200);
});

test('only admins delete Flowcase data', async ({ person }) => {
  const { page, visit } = await person('bedrift@torg.example');
  await visit('/admin/delete-flowcase-data');
  await expect(page.getByRole('heading', { name: 'Denne siden er ikke for deg' })).toBeVisible();
});
