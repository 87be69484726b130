import type { Page } from '@playwright/test';
import { aTitle as aName } from '../assignments-made.ts';
import { tabTo } from '../keyboard.ts';
import { addCourse, onServer, ownId, takeAway } from '../profiles-made.ts';
import { expect, test } from '../torg.ts';
import { saved } from '../wizard-steps.ts';

const consultantEmail = 'konsulent@torg.example';
const description = 'Vi skrev om innsynsløsningen, og innbyggerne slapp å ringe. '.repeat(2);

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

test('a project is written, moved, deleted and restored with the keyboard alone', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person(consultantEmail);
  const id = await ownId(page);
  const key = page.keyboard;
  const [earlier, name] = [aName('Saksflyt'), aName('Innsyn')];
  const entry = { kind: 'project', item: { project_name: earlier } };
  await page.request.post(`/api/main/profile/${id}/items`, { data: { entry } });
  await visit(`/profiles/${id}?mode=projects`);

  await tabTo(page, 'Nytt prosjekt');
  await key.press('Enter');
  await expect(heading(page, 'Nytt prosjekt')).toBeFocused();
  await tabTo(page, 'Prosjekt');
  await key.type(name);
  await tabTo(page, 'Kunde');
  await key.type('Lyngdal kommune');
  await tabTo(page, 'Fra, måned');
  await key.type('mars');
  await tabTo(page, 'Fra, år');
  await key.type('2023');
  await tabTo(page, 'Pågår fortsatt');
  await key.press('Space');
  await tabTo(page, 'Om prosjektet');
  await key.type(description);
  await tabTo(page, 'Bidraget');
  await key.type('For kort');
  await expect(page.getByText(/Minst 100 tegn – \d+ igjen/).last()).toBeVisible();
  await key.insertText(description);
  await tabTo(page, 'Roller i prosjektet');
  await key.type('Backend-utvikler');
  await expect(page.getByRole('option', { name: 'Backend-utvikler', exact: true })).toBeVisible();
  await key.press('Enter');
  await checkAccess();
  await tabTo(page, 'Lagre');
  await key.press('Enter');

  const link = page.getByRole('link', { name, exact: true });
  await expect(link, 'the list begins at what was saved').toBeFocused();
  const stored = await onServer(page, id);
  expect(stored.projects[0]).toMatchObject({ project_name: name, to_year: null });
  expect(stored.projects[0]?.project_roles).toHaveLength(1);

  const places = async () =>
    (await onServer(page, id)).projects.map((one) => one.project_name).slice(0, 2);
  await tabTo(page, `Flytt ${name} ned`);
  await key.press('Enter');
  await expect.poll(places).toEqual([earlier, name]);
  await expect(page.getByRole('button', { name: `Flytt ${name} ned` })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Flyttet til plass 2' })).toHaveCount(1);

  await tabTo(page, `Slett ${name}`);
  await key.press('Enter');
  await expect(page.getByRole('button', { name: 'Angre' })).toBeFocused();
  await expect(link).toHaveCount(0);
  await checkAccess();
  await key.press('Enter');
  await expect(link).toBeFocused();
  expect(await places()).toEqual([earlier, name]);
  for (const { uuid, project_name } of (await onServer(page, id)).projects) {
    if ([earlier, name].includes(project_name)) await takeAway(page, id, uuid);
  }
});

test('a form says when there is no connection, and the text is sent on the next try', async ({
  person,
}) => {
  const { page, visit } = await person(consultantEmail);
  const id = await ownId(page);
  const name = aName('Kurs');
  await visit(`/profiles/${id}?mode=edit-course`);
  await page.getByRole('textbox', { name: 'Navn' }).fill(name);
  await page.context().setOffline(true);
  const save = page.getByRole('button', { name: 'Lagre', exact: true });
  await save.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Vi får ikke kontakt med Torg.');
  await expect(save).toBeFocused();
  await page.context().setOffline(false);
  await save.press('Enter');
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  const { courses } = await onServer(page, id);
  const stored = courses.filter((one) => one.name === name);
  expect(stored).toHaveLength(1);
  for (const { uuid } of stored) await takeAway(page, id, uuid);
});

test('the slower of two tabs on one section is shown the conflict, and chooses', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person(consultantEmail);
  const id = await ownId(page);
  const { phone } = await onServer(page, id);
  await visit(`/profiles/${id}?mode=description`);
  const second = await page.context().newPage();
  await second.goto(`/profiles/${id}/edit/profile`);
  await expect(second.getByLabel('Telefon')).toHaveValue(phone ?? '');

  await page.getByLabel('Telefon').fill('+47 010 11 111');
  await saved(page);
  await second.getByLabel('Telefon').fill('+47 010 22 222');
  const notice = second.getByRole('alert').filter({ hasText: 'også endret et annet sted' });
  await expect(notice).toContainText('+47 010 11 111');
  await expect(second.getByLabel('Telefon'), 'what one typed still stands').toHaveValue(
    '+47 010 22 222',
  );
  expect((await onServer(page, id)).phone).toBe('+47 010 11 111');
  await notice.getByRole('button', { name: 'Behold min' }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(async () => (await onServer(page, id)).phone).toBe('+47 010 22 222');
  await second.reload();
  await second.getByLabel('Telefon').fill(phone ?? '');
  await saved(second);
  await checkAccess();
});

test('a day of availability that cannot be read is there again after another part', async ({
  person,
}) => {
  const { page, visit } = await person(consultantEmail);
  const id = await ownId(page);
  const { availability } = await onServer(page, id);
  await visit(`/profiles/${id}/edit/profile?mode=facts`);
  await page.getByRole('radio', { name: 'Ledig fra en dato' }).check();
  const day = page.getByRole('textbox', { name: 'Ledig fra' });
  await day.fill('32.13');
  await page
    .getByRole('link', { name: /^Presentasjon/ })
    .first()
    .click();
  await expect(page.getByLabel('Telefon')).toBeVisible();
  await page.goBack();
  await expect(day).toHaveValue('32.13');
  await expect(page.getByText('Den datoen finnes ikke i kalenderen.')).toBeVisible();
  expect((await onServer(page, id)).availability).toBe(availability);
});

test('a form loses nothing when somebody else saved first', async ({ person }) => {
  const { page, visit, checkAccess } = await person(consultantEmail, { width: 390 });
  const id = await ownId(page);
  const [mine, theirs] = [aName('Mitt kurs'), aName('Deres kurs')];
  const { uuid, revision } = await addCourse(page, id, aName('Kurs'));
  await visit(`/profiles/${id}?mode=edit-course&id=${uuid}`);
  await page.getByLabel('Navn').fill(mine);
  const item = { name: theirs, description: 'Skrevet et annet sted', year: 2021, month: 3 };
  await page.request.put(`/api/main/profile/${id}/items/${uuid}`, {
    data: { revision, entry: { kind: 'course', item } },
  });
  await page.getByRole('button', { name: 'Lagre' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'også endret et annet sted' });
  await expect(notice).toContainText(theirs);
  await expect(page.getByLabel('Navn')).toHaveValue(mine);
  await expect(page.getByLabel('Beskrivelse'), 'what only they wrote comes in').toHaveValue(
    'Skrevet et annet sted',
  );
  await checkAccess();
  await notice.getByRole('button', { name: 'Behold min' }).click();
  await page.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByRole('link', { name: mine, exact: true })).toBeFocused();
  const { courses } = await onServer(page, id);
  expect(courses.find((one) => one.uuid === uuid)).toMatchObject({
    name: mine,
    description: 'Skrevet et annet sted',
  });
  await takeAway(page, id, uuid);
});

test('what is typed in a form survives a reload, and leaving it asks for a confirmation', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person(consultantEmail);
  const id = await ownId(page);
  const before = (await onServer(page, id)).courses.length;
  const name = aName('Kurs');
  page.on('dialog', (dialog) => void dialog.accept());
  await visit(`/profiles/${id}?mode=edit-course`);
  await page.getByLabel('Navn').fill(name);
  await page.reload();
  await expect(
    page.getByText('Vi tok vare på det du skrev. Det er ikke lagret ennå.'),
  ).toBeVisible();
  await expect(page.getByLabel('Navn')).toHaveValue(name);
  await checkAccess();

  const rail = page.getByRole('navigation', { name: 'Deler av profilen' });
  await rail.getByRole('link', { name: 'Prosjekter' }).click();
  const question = page.getByRole('dialog', { name: 'Forlate siden uten å lagre?' });
  await question.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByLabel('Navn')).toHaveValue(name);
  await rail.getByRole('link', { name: 'Prosjekter' }).click();
  await question.getByRole('button', { name: 'Forlat siden' }).click();
  await expect(heading(page, 'Prosjekter')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Navn'), 'what was let go of is gone').toHaveValue('');
  expect((await onServer(page, id)).courses).toHaveLength(before);
});

test('a photo is cropped to a square before it is uploaded', async ({ person }) => {
  const { page, visit, checkAccess } = await person(consultantEmail);
  const id = await ownId(page);
  const { image: before } = await onServer(page, id);
  const original = before && (await (await page.request.get(before)).body());
  await visit(`/profiles/${id}?mode=description`);
  const choose = page.locator('input[type=file]');
  const buffer = await page.screenshot();
  await choose.setInputFiles({ name: 'meg.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Velg utsnitt' });
  const view = dialog.getByRole('group', { name: /^Utsnittet/ });
  const imageStyle = () => view.locator('img').getAttribute('style');
  await view.focus();
  const whole = await imageStyle();
  await page.keyboard.press('ArrowRight');
  const moved = await imageStyle();
  expect(moved).not.toBe(whole);
  await dialog.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await imageStyle()).not.toBe(moved);
  await checkAccess();
  await dialog.getByRole('button', { name: 'Bruk bildet' }).click();
  await expect(page.getByText('Bildet er lagret')).toBeVisible();
  const { image: after } = await onServer(page, id);
  expect(after).not.toBe(before);
  expect((await page.request.get(after ?? '')).headers()['content-type']).toBe('image/webp');

  await page.getByRole('button', { name: 'Fjern bildet' }).click();
  const question = page.getByRole('dialog', { name: 'Fjerne bildet?' });
  await question.getByRole('button', { name: 'Fjern bildet' }).click();
  await expect(page.getByRole('button', { name: 'Velg bilde' })).toBeFocused();
  expect((await onServer(page, id)).image).toBeNull();
  if (original) {
    const file = { name: 'meg.jpg', mimeType: 'image/jpeg', buffer: original };
    await page.request.post(`/api/main/profile/${id}/photo`, { multipart: { file } });
  }
});

test('roles and skills are found, proposed and marked, and an admin edits another’s profile', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('admin@torg.example', { width: 1024 });
  const consultant = await person(consultantEmail);
  const id = await ownId(consultant.page);
  await visit(`/profiles/${id}?mode=skills`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rediger profilen til /);
  const word = aName('Fagord');
  await page
    .getByRole('combobox', { name: /^Ferdigheter/ })
    .or(page.getByRole('textbox', { name: /^Ferdigheter/ }))
    .fill(word);
  await page.getByRole('option', { name: `Legg til «${word}» som nytt ord` }).click();
  const star = page.getByRole('button', { name: `Ekspert på ${word}` });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await saved(page);
  await checkAccess();
  await consultant.visit(`/profiles/${id}?mode=skills`);
  await expect(consultant.page.getByRole('button', { name: `Ekspert på ${word}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await consultant.page.getByRole('button', { name: `Fjern ${word}` }).click();
  await saved(consultant.page);
});

test('every part of the editor is accessible at 390 and 1440 px', async ({ person }) => {
  const { page, visit, lookOverAt } = await person(consultantEmail, { width: 390 });
  const id = await ownId(page);
  const parts = ['description', 'facts', 'skills', 'projects', 'work-experiences', 'educations'];
  const more = ['languages', 'more-info', 'new-work-experience', 'new-education'];
  const last = ['new-language', 'edit-publication', 'edit-position-experience'];
  const modes = [...parts, ...more, ...last].map((mode) => `/profiles/${id}?mode=${mode}`);
  for (const path of [...modes, `/profiles/${id}/projects/new`]) {
    await visit(path);
    await lookOverAt(1440);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await visit(`/${id}/projects/new`);
  await expect(page, 'a link from elsewhere').toHaveURL(`/profiles/${id}/projects/new`);
  await visit('/account/edit');
  await expect(page).toHaveURL('/account');
  await visit(`/profiles/${id}?mode=nonsense`);
  await expect(page, 'an unknown mode is the profile to read').toHaveURL(
    new RegExp(`/profiles/${id}$`),
  );
});
