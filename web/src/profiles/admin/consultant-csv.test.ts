import type { MessageDescriptor } from '@lingui/core';
import { expect, test } from 'vitest';
import { consultantRows } from './consultant-csv.ts';
import { aConsultant } from '../public/consultant.fixtures.ts';

/** The source texts, untranslated. */
const t = ({ message, id }: MessageDescriptor) => message ?? id;
const addressOf = (account: string) => `https://torg.example/profiles/${account}`;

function cellsOf(consultant: Parameters<typeof aConsultant>[0]) {
  const [headings = [], cells = []] = consultantRows([aConsultant(consultant)], t, addressOf);
  return Object.fromEntries(headings.map((heading, place) => [heading, cells[place]]));
}

test('each consultant is a row below the headings, with a link to the profile', () => {
  const rows = consultantRows([aConsultant(), aConsultant({ name: 'Per' })], t, addressOf);
  expect(rows).toHaveLength(3);
  expect(rows.map((row) => row.length)).toEqual([15, 15, 15]);
  expect(rows[1]?.at(-1)).toBe(
    'https://torg.example/profiles/11111111-1111-4111-8111-111111111111',
  );
});

test('states are in words, and days are in the reader’s time zone', () => {
  const late = '2026-11-20T23:30:00.000Z';
  expect(
    cellsOf({
      qa_status: 'approved',
      active_since_date: '2026-11-20',
      created_at: late,
      visible_in_search: true,
      availability_date: '2027-01-01',
    }),
  ).toMatchObject({
    Kvalitetssikring: 'Kvalitetssikret',
    Synlighet: 'Synlig',
    'Aktiv siden': '2026-11-20',
    'Lagt til': '2026-11-21',
    'Ledig fra': '2027-01-01',
  });
});

test('somebody deactivated is marked, and nobody else', () => {
  expect(cellsOf({ deactivated: true })).toMatchObject({ Konto: 'Deaktivert' });
  expect(cellsOf({})).toMatchObject({ Konto: null });
});

test('a missing value is an empty cell', () => {
  expect(cellsOf({})).toMatchObject({
    Telefon: null,
    Selskap: null,
    Land: null,
    'Ledig fra': null,
  });
});

test('the company comes with its country', () => {
  const consultant_company = {
    type: 'consultant_company',
    id: '2',
    name: 'Fjellbekk AS',
    country_code: 'NO',
  } as const;
  expect(cellsOf({ consultant_company })).toMatchObject({ Selskap: 'Fjellbekk AS', Land: 'Norge' });
});
