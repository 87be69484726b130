import { expect, it } from 'vitest';
import type { CvPage } from '../../../platform/ports/cv-reader.ts';
import { aPage } from '../a-page.ts';
import { readCv } from '../read-cv.ts';
import { isNameLike } from './find-name.ts';

const personOf = (pages: CvPage[], author: string | null = null) => {
  const { person } = readCv(pages, { title: null, author, language: null });
  return {
    name: person.name?.item,
    email: person.email?.item,
    phone: person.phone?.item,
    title: person.title?.item,
  };
};

it.each([
  'Kari Nordmann',
  'Victor Cooper',
  'Per-Olov Öberg',
  'Anne Lise Vik',
  'Ludwig van Beethoven',
])('“%s” looks like a name', (text) => {
  expect(isNameLike(text)).toBe(true);
});
it.each([
  'Curriculum Vitae',
  'Arbeidserfaring',
  'Oslo, Norge',
  'Senior Utvikler',
  'kari nordmann',
  'Om meg',
])('“%s” does not', (text) => {
  expect(isNameLike(text)).toBe(false);
});

it('a person is who stands largest at the top, with address, number and title', () => {
  const page = aPage([
    { text: 'Curriculum Vitae', x: 50, y: 30 },
    { text: 'KARI NORDMANN', x: 50, y: 50, size: 22 },
    { text: 'Seniorutvikler', x: 50, y: 80 },
    { text: 'kari.nordmann@eksempel.no', x: 50, y: 100 },
    { text: 'Tlf: 912 34 567', x: 300, y: 100 },
    { text: 'Ola Hansen', x: 50, y: 700 },
  ]);
  expect(personOf([page])).toEqual({
    name: 'Kari Nordmann',
    email: 'kari.nordmann@eksempel.no',
    phone: '912 34 567',
    title: 'Seniorutvikler',
  });
});

it('an address may be broken, or hide behind a picture', () => {
  const broken = aPage([
    { text: 'Kari Nordmann', x: 50, y: 50, size: 20 },
    { text: 'kari.nordmann@', x: 50, y: 80 },
    { text: 'eksempel.no', x: 50, y: 94 },
  ]);
  expect(personOf([broken]).email).toBe('kari.nordmann@eksempel.no');
  const link = {
    url: 'mailto:kari%40eksempel.no?subject=Hei',
    x: 50,
    y: 80,
    width: 10,
    height: 10,
  };
  const hidden = { ...aPage([{ text: 'Kari Nordmann', x: 50, y: 50, size: 20 }]), links: [link] };
  expect(personOf([hidden]).email).toBe('kari@eksempel.no');
});

it('a country’s code may stand in brackets, and a sign before an address', () => {
  const page = aPage([
    { text: 'Kari Nordmann', x: 50, y: 50, size: 20 },
    { text: 'Rådgiver', x: 50, y: 66 },
    { text: '(+82) 10-1234-5678', x: 50, y: 80 },
    { text: '@ kari@eksempel.no', x: 50, y: 94 },
  ]);
  expect(personOf([page])).toMatchObject({
    phone: '(+82) 10-1234-5678',
    email: 'kari@eksempel.no',
  });
});

it('a date is no telephone number', () => {
  const page = aPage([
    { text: 'Kari Nordmann', x: 50, y: 50 },
    { text: '2012 - 2014', x: 50, y: 80 },
  ]);
  expect(personOf([page]).phone).toBeUndefined();
});

it.each([
  ['Kari Nordmann Resume', 'Kari Nordmann'],
  ['Résumé of Kari Nordmann', 'Kari Nordmann'],
  ['KARI NORDMANN M.Sc.', 'Kari Nordmann'],
  ['KARI GüTZOW', 'Kari Gützow'],
  ['Kari N¨or', 'Kari Nör'],
  ['Kari Nordmann • kari@eksempel.no', 'Kari Nordmann'],
  ['Kari Nordmann June 12, 1982', 'Kari Nordmann'],
  ['Kari', 'Kari'],
])('“%s” at the top names %s', (text, name) => {
  const page = aPage([
    { text, x: 50, y: 50, size: 22 },
    { text: 'kari@eksempel.no', x: 50, y: 80 },
    { text: 'Project Management', x: 50, y: 100 },
    { text: 'United Kingdom', x: 50, y: 120 },
  ]);
  expect(personOf([page]).name).toBe(name);
});

it('a heading and what stands under it are nobody, where a CV keeps the name to itself', () => {
  const page = aPage([
    { text: 'Kandidat 7F3K', x: 50, y: 50, size: 22 },
    { text: 'Seniorutvikler', x: 50, y: 76 },
    { text: 'Ferdigheter', x: 50, y: 110, size: 14 },
    { text: 'Spring Boot', x: 50, y: 130 },
    { text: 'Språk', x: 50, y: 170, size: 14 },
    { text: 'Norsk', x: 50, y: 190 },
    { text: 'Engelsk', x: 50, y: 206 },
  ]);
  expect(personOf([page]).name).toBeUndefined();
});

it('a name under a heading is one where it agrees with the address', () => {
  const page = aPage([
    { text: 'Profil', x: 50, y: 50, size: 14 },
    { text: 'Kari Nordmann', x: 50, y: 70 },
    { text: 'kari.nordmann@eksempel.no', x: 50, y: 90 },
    { text: 'Språk', x: 50, y: 130, size: 14 },
    { text: 'Norsk', x: 50, y: 150 },
  ]);
  expect(personOf([page]).name).toBe('Kari Nordmann');
});

it('letters of a font of icons are no text', () => {
  const page = aPage([{ text: 'Kari Nordmann', x: 62, y: 50, size: 20 }]);
  const [name] = page.items;
  const icon = { ...name, text: 'B', x: 40, width: 10, font: 'ABCDEF+FontAwesome5Free-Solid' };
  expect(personOf([{ ...page, items: [icon as never, ...page.items] }]).name).toBe('Kari Nordmann');
});

it('a name without capitals is one where it is the largest text and agrees with the address', () => {
  const page = aPage([
    { text: 'kari nordmann', x: 50, y: 50, size: 26 },
    { text: 'grafisk formgiver', x: 50, y: 70 },
    { text: 'kari@nordmann.example', x: 50, y: 90 },
    { text: 'Hun tegner skilt og bøker for små og store forlag.', x: 50, y: 120 },
  ]);
  expect(personOf([page]).name).toBe('Kari Nordmann');
});

it.each([
  ['Kari Nordmann Kernel Engineer', 'Kari Nordmann', 'Kernel Engineer'],
  ['KARI N. – Software Engineer | Web Specialist', 'Kari N.', 'Software Engineer | Web Specialist'],
  ['Kari (Kajsa) Nordmann', 'Kari (Kajsa) Nordmann', undefined],
  ['KARI ÖZDEMİR', 'Kari Özdemir', undefined],
])('“%s” is a name, perhaps with what its bearer does', (text, name, title) => {
  const page = aPage([
    { text, x: 50, y: 50, size: 14 },
    { text: 'kari@firma.example', x: 50, y: 80 },
    { text: 'WORK EXPERIENCE', x: 50, y: 110 },
    { text: 'KOBOLT', x: 50, y: 124, bold: true },
    { text: 'Utvikler', x: 50, y: 138 },
    { text: 'mai 2020 – nå', x: 450, y: 138 },
    { text: 'Laget løsninger som er i drift i mange år hos flere kunder.', x: 50, y: 152 },
  ]);
  const person = personOf([page]);
  expect([person.name, person.title]).toEqual([name, title ?? person.title]);
});

it('a number ends where its cell does', () => {
  const page = aPage([
    { text: 'Kari Nordmann', x: 50, y: 50, size: 20 },
    { text: 'Phone number:', x: 50, y: 80 },
    { text: '+46 (0)70-283 55 65', x: 170, y: 80 },
    { text: '114 15 Stockholm', x: 410, y: 80 },
  ]);
  expect(personOf([page]).phone).toBe('+46 (0)70-283 55 65');
});

it.each([
  ['KariNordmann', 'k.nordmann@firma.example'],
  ['KARINORDMANN', 'nordmannkari@firma.example'],
])('“%s” is two names where the address has them', (text, email) => {
  const page = aPage([
    { text, x: 50, y: 50, size: 26 },
    { text: email, x: 50, y: 90 },
    { text: 'Utvikler som liker data', x: 50, y: 110 },
    { text: 'Java', x: 50, y: 130 },
    { text: 'PHP', x: 50, y: 144 },
  ]);
  expect(personOf([page]).name).toBe('Kari Nordmann');
});

it('a label may say that the last name comes first', () => {
  const page = aPage([
    { text: 'Persönliche Daten', x: 50, y: 50, size: 14, bold: true },
    { text: 'Name, Vorname:', x: 50, y: 80 },
    { text: 'Nordmann, Kari', x: 230, y: 80 },
    { text: 'Geburtsort:', x: 50, y: 94 },
    { text: 'Wernigerode', x: 230, y: 94 },
    { text: 'Berufserfahrung', x: 50, y: 130, size: 14, bold: true },
  ]);
  expect(personOf([page]).name).toBe('Kari Nordmann');
});
