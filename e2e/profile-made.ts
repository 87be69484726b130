import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { pick } from './pick.ts';

type Say = (bokmal: string) => string;

/** Any image that is large enough to be cropped. */
const photo = fileURLToPath(new URL('../docs/pictures/assignment.png', import.meta.url));

const withName = (text: string, name: string): string => text.replace('{name}', name);
const longText = (length: number): string =>
  'Jeg bygger tjenester som tåler trafikk, og måler før og etter. '.repeat(Math.ceil(length / 60));

/** The URL of one section of the profile. */
const at = (profile: string, mode: string) => `/profiles/${profile}?mode=${mode}`;

const saved = (page: Page, say: Say) =>
  expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^${say('Lagret')}$`) }),
  ).toBeVisible();

const pickIn = (page: Page, label: string, word: string, say: Say) =>
  pick(page, new RegExp(`^${label}`), word, say('Fjern {name}'));

async function walkThroughWizard(page: Page, profile: string, say: Say): Promise<void> {
  const step = (name: string) =>
    page
      .getByRole('navigation', { name: say('Steg') })
      .getByTitle(say(name), { exact: true })
      .click();
  await page.getByRole('textbox', { name: say('Tittel') }).fill('Tech lead');
  await saved(page, say);
  await step('Bilde');
  await page.locator('input[type="file"]').setInputFiles(photo);
  await page.getByRole('button', { name: say('Bruk bildet') }).click();
  await expect(page.getByRole('button', { name: say('Bytt bilde') })).toBeVisible();
  await step('Sted');
  await page.getByLabel(say('Kan jobbe hjemmefra')).check();
  await saved(page, say);
  await step('Roller');
  await pickIn(page, say('Roller'), 'Tech lead', say);
  await page.getByRole('button', { name: withName(say('Fremhev {name}'), 'Tech lead') }).click();
  await saved(page, say);
  await step('Ferdigheter');
  for (const skill of ['React', 'TypeScript', 'Kotlin', 'PostgreSQL', 'Docker']) {
    await pickIn(page, say('Ferdigheter'), skill, say);
  }
  await page.getByRole('button', { name: withName(say('Ekspert på {name}'), 'React') }).click();
  await saved(page, say);
  await step('Ferdig');
  await page.getByRole('button', { name: say('Fullfør') }).click();
  await expect(page).toHaveURL(`/profiles/${profile}/checklist`);
}

async function begins(page: Page, say: Say, from: { month: string; year: string }): Promise<void> {
  const of = (label: string) => say(label).replace('{label}', say('Fra'));
  await page.getByLabel(of('{label}, måned')).selectOption(from.month);
  await page.getByLabel(of('{label}, år')).fill(from.year);
  await page.getByLabel(say('Pågår fortsatt')).check();
}

const save = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('Lagre'), exact: true }).click();

async function addProject(page: Page, profile: string, say: Say): Promise<void> {
  await page.goto(`/profiles/${profile}/projects/new`);
  await page.getByRole('textbox', { name: say('Prosjekt'), exact: true }).fill('Ny kasse');
  await page.getByRole('textbox', { name: say('Kunde'), exact: true }).fill('Havgap');
  await page.getByRole('textbox', { name: say('Om prosjektet') }).fill(longText(100));
  await page.getByRole('textbox', { name: say('Bidraget') }).fill(longText(100));
  await begins(page, say, { month: '2', year: '2023' });
  await pickIn(page, say('Roller i prosjektet'), 'Tech lead', say);
  await pickIn(page, say('Ferdigheter i prosjektet'), 'React', say);
  await save(page, say);
  await expect(page).toHaveURL(/mode=projects/);
}

/** From the wizard to a profile that passes every rule, through the pages alone. */
export async function profileMadeBy(page: Page, profile: string, say: Say): Promise<void> {
  await walkThroughWizard(page, profile, say);

  await page.goto(at(profile, 'description'));
  await page.getByRole('textbox', { name: say('Beskrivelse') }).fill(longText(520));
  await saved(page, say);

  await page.goto(at(profile, 'facts'));
  const since = (label: string) => say(label).replace('{label}', say('Erfaring siden'));
  await page.getByLabel(since('{label}, måned')).selectOption('1');
  await page.getByLabel(since('{label}, år')).fill('2023');
  await page.getByRole('radio', { name: say('Ledig nå') }).check();
  await saved(page, say);

  await page.goto(at(profile, 'new-work-experience'));
  await page.getByRole('textbox', { name: say('Arbeidsgiver') }).fill('Havgap');
  await begins(page, say, { month: '1', year: '2023' });
  await save(page, say);
  await expect(page).toHaveURL(/mode=work-experiences/);

  await page.goto(at(profile, 'new-language'));
  const language = page
    .getByRole('textbox', { name: say('Språk') })
    .or(page.getByRole('combobox', { name: say('Språk') }));
  await language.fill('English');
  await page.keyboard.press('Escape');
  await page.getByLabel(say('Muntlig')).selectOption('fluent');
  await save(page, say);
  await expect(page).toHaveURL(/mode=languages/);

  await addProject(page, profile, say);
  await addProject(page, profile, say);
}
