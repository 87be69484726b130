import { expect, it } from 'vitest';
import { isOrganizationNumber } from './organization-number.ts';

it.each(['974760673', '923609016', '889640782'])('%s is a Norwegian number', (digits) => {
  expect(isOrganizationNumber(digits, 'NO')).toBe(true);
});
it.each(['974760674', '123456784', '97476067', '9747606730', 'abc'])(
  '%s is no Norwegian number',
  (digits) => {
    expect(isOrganizationNumber(digits, 'NO')).toBe(false);
  },
);
it.each(['5560125790', '2021005489'])('%s is a Swedish number', (digits) => {
  expect(isOrganizationNumber(digits, 'SE')).toBe(true);
});
it.each(['5560125791', '1212121212', '556012579'])('%s is no Swedish number', (digits) => {
  expect(isOrganizationNumber(digits, 'SE')).toBe(false);
});
