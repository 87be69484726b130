import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFlowcase, type FlowcaseStandIn } from '../../adapters/cv-tool/a-flowcase.ts';
import { flowcase } from '../../adapters/cv-tool/cv-tool.flowcase.ts';
import { hurriedPace } from '../../adapters/cv-tool/hurried-pace.ts';
import type { ToolCv } from '../../platform/ports/cv-tool-shapes.ts';
import { mapCv } from './map-cv.ts';

let standIn: FlowcaseStandIn;
beforeAll(async () => {
  standIn = await runFlowcase();
});
afterAll(() => standIn.stop());

async function read(subdomain: string, name: string): Promise<ToolCv> {
  const tool = flowcase({ ...standIn.settings, keyOf: standIn.keyOf, pace: hurriedPace() });
  const tenant = { subdomain, key: null };
  const user = (await tool.listUsers(tenant)).find((one) => one.name === name);
  return tool.readCv(tenant, { user: user?.id ?? '', cv: user?.cv ?? '' });
}
const mapped = async (name: string, locale: Locale = 'nb', subdomain = 'blaklokke') =>
  mapCv(await read(subdomain, name), locale);
const itemsOf = <Item>(entries: readonly { item: Item }[]): Item[] =>
  entries.map(({ item }) => item);

describe('a CV of Flowcase as a profile', () => {
  it('has what its owner shows, the newest first', async () => {
    const { facts, found, overLimit } = await mapped('Ingrid Solbakken');
    expect(facts).toMatchObject({
      name: { value: 'Ingrid Solbakken' },
      title: { value: 'Teknisk leder' },
      phone: { value: '+47 010 00 311' },
      experience_since: { value: '2014-08-01' },
    });
    expect(overLimit).toEqual([]);
    expect(itemsOf(found.project).map(({ project_name }) => project_name)).toEqual([
      'Rutedata som alle kan bygge på',
      'Kontoåpning på fire minutter',
      'Søknad om barnehageplass',
      'Billetter uten kø',
      'Varsling ved flom',
    ]);
    expect(itemsOf(found.project)[0]).toMatchObject({
      ...{ project_customer: 'Etaten for ferjeruter', project_roles: ['Tech lead'] },
      ...{ from_year: 2022, from_month: 3, to_year: null, to_month: null },
      project_skills: ['TypeScript', 'Kotlin', 'Kafka', 'kubernetes', 'PostgreSQL'],
    });
    expect(itemsOf(found.work_experience)[0]).toMatchObject({
      ...{ company: 'Blåklokke Konsulenter AS', description: 'Seniorkonsulent' },
      ...{ from_year: 2019, from_month: 8, to_year: null },
    });
    expect(itemsOf(found.education)).toMatchObject([
      { school: 'Universitetet i Granvik', degree: 'Master i informatikk', from_year: 2009 },
    ]);
    expect(itemsOf(found.certification)).toMatchObject([
      { name: 'Certified Kubernetes Administrator', description: 'CNCF', year: 2023, month: 5 },
    ]);
    expect(itemsOf(found.position_experience)).toMatchObject([{ year_from: 2018, year_to: null }]);
    expect(itemsOf(found.presentation)).toMatchObject([{ year: 2024, month: 9 }]);
  });

  it('is long enough for the quality review where its owner wrote enough', async () => {
    const { found } = await mapped('Ingrid Solbakken');
    const [about] = itemsOf(found.profile_description);
    expect(about?.description.length).toBeGreaterThanOrEqual(limits.profile.description.min);
    for (const { project_description, project_role_description } of itemsOf(found.project)) {
      const { min } = limits.profile.project.description;
      expect(project_description.length).toBeGreaterThanOrEqual(min);
      expect(project_role_description.length).toBeGreaterThanOrEqual(min);
    }
  });

  it('has nothing that its owner has switched off', async () => {
    const { found } = await mapped('Ingrid Solbakken');
    const everything = JSON.stringify(found);
    for (const hidden of ['skrudd av', 'Hemmelig kunde', 'COBOL', 'Flash', 'Scrum Master']) {
      expect(everything).not.toContain(hidden);
    }
    expect(found.profile_description).toHaveLength(1);
    expect(itemsOf(found.profile_description)[0]?.description).toMatch(
      /^Utvikler og teknisk leder[^]*- Tjenester som tåler drift$/,
    );
  });

  it('hides a customer who wants to stay hidden, in the texts and in every language as well', async () => {
    for (const locale of ['nb', 'sv', 'en'] as const) {
      const everything = JSON.stringify(await mapped('Ingrid Solbakken', locale));
      expect(everything).not.toMatch(/Nordlysbanken|Aurora/);
    }
    const [, hidden] = itemsOf((await mapped('Ingrid Solbakken')).found.project);
    expect(hidden).toMatchObject({
      project_customer: 'Nordisk bank',
      project_description: expect.stringMatching(/^Det tok Nordisk bank ni dager/),
    });
    const swedish = await mapped('Hanna Lidström', 'sv', 'kantarell');
    expect(itemsOf(swedish.found.project)[1]).toMatchObject({
      project_customer: '',
      project_description: expect.stringContaining('… ville att mina sidor'),
    });
    expect(JSON.stringify(swedish)).not.toContain('Norra Elnätet');
  });

  it('has each skill once, also those that only projects have', async () => {
    const { found } = await mapped('Ingrid Solbakken');
    const skills = itemsOf(found.profile_skill);
    expect(skills.slice(0, 4)).toEqual([
      { name: 'TypeScript', expert: true },
      { name: 'Kotlin', expert: true },
      { name: 'Java', expert: true },
      { name: 'Kubernetes', expert: false },
    ]);
    expect(skills.map(({ name }) => name).slice(4)).toEqual([
      ...['Kafka', 'PostgreSQL', 'Spring Boot', 'Azure', 'React', 'Node.js'],
      ...['Universell utforming', 'MQTT'],
    ]);
    expect(itemsOf(found.profile_role)).toEqual([
      { name: 'Tech lead', emphasize: true },
      { name: 'Backendutvikler', emphasize: false },
      { name: 'Fullstackutvikler', emphasize: false },
    ]);
  });

  it.each([
    ['nb', 'Teknisk leder', 'Norsk'],
    ['en', 'Tech lead', 'Norwegian'],
    ['sv', 'Teknisk leder', 'Norsk'],
  ] as const)('is in the language of the profile, or else in its owner’s: %s', async (...said) => {
    const [locale, title, language] = said;
    const { facts, found } = await mapped('Ingrid Solbakken', locale);
    expect(facts.title?.value).toBe(title);
    expect(itemsOf(found.language)).toEqual([
      {
        ...{ language_name: language, language_locale: null },
        ...{ spoken_language_level: 'native', written_language_level: 'native' },
      },
      expect.objectContaining({ spoken_language_level: 'fluent' }),
    ]);
  });

  it('is in the one language that it has, whatever the tool says of its languages', async () => {
    const { facts, found } = await mapped('Torbjørn Aasheim');
    expect(facts.title?.value).toBe('Data engineer');
    expect(itemsOf(found.profile_skill).map(({ name }) => name)).toEqual([
      ...['dbt', 'Snowflake', 'Airflow'],
    ]);
    // As it was typed, it ends before it begins, and must not go on for ever.
    expect(itemsOf(found.project)[0]).toMatchObject({
      ...{ from_year: 2024, from_month: 5, to_year: 2024, to_month: 5 },
    });
  });

  it('knows levels of languages in Swedish words', async () => {
    const { found } = await mapped('Hanna Lidström', 'sv', 'kantarell');
    expect(itemsOf(found.language).map((one) => one.spoken_language_level)).toEqual([
      ...['native', 'fluent', 'basic'],
    ]);
    expect(itemsOf(found.publication)).toMatchObject([
      { name: 'Fem personer räcker', description: expect.stringContaining('https://blogg.') },
    ]);
    expect(itemsOf(found.honor)).toMatchObject([
      { description: 'Föreningen för begripliga blanketter', year: 2022, month: 11 },
    ]);
  });

  it('can be as good as empty', async () => {
    const { facts, found } = await mapped('Mette Kvalheim');
    expect(facts).toEqual({ name: { value: 'Mette Kvalheim', hash: expect.any(String) } });
    expect(Object.values(found).every((entries) => entries.length === 0)).toBe(true);
  });
});

describe('the hashes of a mapped CV', () => {
  it('change with the field that was edited, and with no other', async () => {
    const before = await mapped('Ingrid Solbakken');
    const source = before.found.project[0]?.source ?? '';
    const user = standIn.there.userOf('blaklokke', 'ingrid-solbakken');
    const edit = { entry: source, field: 'long_description', locale: 'no', text: 'Ny tekst' };
    expect(standIn.there.edit('blaklokke', user, edit)).toBe(true);
    const after = await mapped('Ingrid Solbakken');
    const [project, ...others] = after.found.project;
    expect(project).toMatchObject({ source, item: { project_description: 'Ny tekst' } });
    const { project_description: changed, ...same } = project?.hashes ?? {};
    expect(before.found.project[0]?.hashes).toMatchObject(same);
    expect(before.found.project[0]?.hashes.project_description).not.toBe(changed);
    expect(others).toEqual(before.found.project.slice(1));
    expect({ ...after.found, project: [] }).toEqual({ ...before.found, project: [] });
  });
});
