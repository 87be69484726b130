import { expect, test } from 'vitest';
import type { ConsultantCompany } from '../consultant-companies.queries.ts';
import { changesOf, typedOf } from './settings-changes.ts';

const company: ConsultantCompany = {
  consultant_company: '1',
  name: 'Fjellbekk AS',
  country: 'NO',
  type: 'consultant_company',
  organization_number: '974760673',
  logo_url: null,
  cvpartner_subdomain: null,
  fast_track_new_consultants: false,
  requires_presentation_consent: false,
  has_cooperation_agreement: true,
  can: { edit: true, addConsultants: true, setFastTrack: false, readChanges: false },
};
const typed = typedOf(company);

test('without changes there is nothing to save', () => {
  expect(changesOf(typed, company)).toEqual({});
  expect(changesOf({ ...typed, name: ' Fjellbekk AS ', number: '974-760-673' }, company)).toEqual(
    {},
  );
});

test('only what was changed is sent', () => {
  expect(changesOf({ ...typed, name: 'Fjellbekk Data AS' }, company)).toEqual({
    name: 'Fjellbekk Data AS',
  });
});

test('an emptied field is removed', () => {
  expect(changesOf({ ...typed, number: ' ' }, company)).toEqual({ organization_number: null });
});
