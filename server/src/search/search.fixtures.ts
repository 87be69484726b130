import { competencyId } from '../competencies/competencies.queries.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import type { Db } from '../platform/database/tables.ts';
import { aConsultant, aProfileItem, updateFindable } from '../profiles/profiles.fixtures.ts';

const skill = (key: string) => competencyId('skill', key);
const role = (key: string) => competencyId('role', key);

/** Four consultants with different profiles, one of them hidden. */
export async function searchedPeople(
  db: Db,
): Promise<Record<'kari' | 'per' | 'asa' | 'hidden', string>> {
  const organization = await anOrganization(db, {
    kind: 'consultant_company',
    name: 'Bølgen Rådgivning',
  });
  const kari = await aConsultant(db, {
    account: { name: 'Kari Næss', title: 'Systemutvikler', organization, locale: 'nb' },
    skills: [skill('kubernetes'), skill('java')],
    roles: [role('backend-developer')],
    description: 'Kari Næss har bygget betalingsløsninger for Bølgen Rådgivning og andre.',
    availability: '2026-12-01',
  });
  const per = await aConsultant(db, {
    account: { name: 'Per Åsen', title: 'Frontendutvikler', locale: 'nb' },
    skills: [skill('react')],
    description: 'Lager brukergrensesnitt som er raske.',
  });
  const asa = await aConsultant(db, {
    account: { name: 'Åsa Öberg', title: 'Testledare', locale: 'sv' },
    skills: [skill('java')],
    description: 'Leder tester i stora projekt.',
  });
  const hidden = await aConsultant(db, {
    account: { name: 'Gjemt Person', title: 'Systemutvikler', email: 'gjemt@torg.example' },
    skills: [skill('kubernetes')],
    visible: false,
  });
  const ids = { kari, per, asa, hidden };
  await aProfileItem(db, kari, 'project', {
    project_name: 'Ny nettbank',
    project_customer: 'Sparebanken Havgap',
    project_description: 'Migrering til skyen.',
    project_role_description: 'Ansvar for driftsmiljøet.',
    competencies: [skill('kubernetes')],
  });
  await aProfileItem(db, hidden, 'project', {
    project_name: 'Hemmelig',
    project_customer: 'Skjult Kunde',
    project_description: '',
    project_role_description: '',
    competencies: [skill('java')],
  });
  await aProfileItem(db, per, 'certification', { name: 'Certified Accessibility Expert' });
  await updateFindable(db, Object.values(ids));
  return ids;
}
