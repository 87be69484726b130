import { expect, it } from 'vitest';
import { dateIn, isDateOnly } from './date-in-line.ts';
import { findRanges } from './date-range.ts';

const point = (at: { year: number | null; month: number | null } | null): string =>
  at === null ? '' : [at.year, at.month].filter((one) => one !== null).join('-');
const read = (text: string): string => {
  const [range] = findRanges(text);
  return range === undefined
    ? 'none'
    : `${point(range.from)}/${range.isOpen ? 'open' : point(range.to)}`;
};

it.each([
  ['2019 – 2021', '2019/2021'],
  ['20172019', '2017/2019'],
  ['20192017', 'none'],
  ['Från 1920-talet', 'none'],
  ['fra 1990-tallet', 'none'],
  ['jan. 2019 – nå', '2019-1/open'],
  ['01.2019 - ', '2019-1/open'],
  ['03/19 – 05/21', '2019-3/2021-5'],
  ['mai 2020–d.d.', '2020-5/open'],
  ['Siden 2015', '2015/open'],
  ['2019–21', '2019/2021'],
  ['2017-03 – 2018-11', '2017-3/2018-11'],
  ['jan – mars 2020', '2020-1/2020-3'],
  ['høst 2014 – vår 2017', '2014-8/2017-1'],
  ['15.08.2012–30.06.2015', '2012-8/2015-6'],
  ['Sep ’19 – Present', '2019-9/open'],
  ['Januari 2016 till pågående', '2016-1/open'],
  ['März 2015 bis heute', '2015-3/open'],
  ['tammikuu 2012 – nykyinen', '2012-1/open'],
  ['Mar 2021 – Jan 2019', '2019-1/2021-3'],
  ['04.2022 - nuværende', '2022-4/open'],
  ['Sep. 2023 Mar. 2024', '2023-9/2024-3'],
  ['2016 / 09 – now', '2016-9/open'],
  ['aug.18 – jun.21', '2018-8/2021-6'],
  ['HT18-VT20', '2018-8/2020-1'],
  ['Q1 2019 – Q3 2020', '2019-1/2020-7'],
  ['01.08.18 – 31.07.20', '2018-8/2020-7'],
  ['1/8-2018 – 31/7-2020', '2018-8/2020-7'],
  ['2019/2020', '2019/2020'],
  ['1998 – 01', '1998/2001'],
  ['från och med 2018', '2018/open'],
  ['2018 – p.t.', '2018/open'],
  ['nå – 2019', '2019/open'],
  ['ISO 27001', 'none'],
])('the period of “%s” is %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each(['Jeg begynte i 2019 med å lage skjemaer', 'ledet 2019 prosjekter', 'Windows 2000 Server'])(
  'a year in prose is no date: %s',
  (text) => {
    expect(dateIn(text)).toBeNull();
  },
);

it('what an education ends with is no name of something', () => {
  expect(dateIn('Grad. May 2011')).toMatchObject({ place: 'alone', rest: '' });
  expect(dateIn('Forventet juni 2027')).toMatchObject({ place: 'alone', rest: '' });
});

it('a date leaves the rest of its cell, without how long it took', () => {
  expect(dateIn('Utvikler, Kvist (2018 - 2020)')).toMatchObject({
    place: 'end',
    rest: 'Utvikler, Kvist',
  });
  expect(dateIn('2018 – 2020 (2 år 3 mnd)')).toMatchObject({ place: 'alone', rest: '' });
  expect(dateIn('ca. 2010 – 2012')).toMatchObject({ place: 'alone', rest: '' });
  expect(dateIn('2018 – 2020 (deltid)')).toMatchObject({ place: 'start', rest: 'deltid' });
});

it('a part of a date is told from other texts', () => {
  expect(['februar 2019 - mai', '2022', 'Nov 2023', '(2 år)'].every(isDateOnly)).toBe(true);
  expect(['Utvikler', 'Kvist AS 2019', '12345678'].some(isDateOnly)).toBe(false);
});
