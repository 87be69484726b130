import type { Country } from '../terms.ts';

const weights = [3, 2, 7, 6, 5, 4, 3, 2];

/** Nine digits, the last a modulo 11 check digit. */
function isNorwegian(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === Number(digits[8]);
}

/**
 * Ten digits, checked by Luhn; the third is at least 2, which distinguishes it from a personal
 * number.
 */
function isSwedish(digits: string): boolean {
  if (!/^\d{2}[2-9]\d{7}$/.test(digits)) return false;
  const sum = digits.split('').reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Whether the digits, without spaces and hyphens, can be an organization number of the country. */
export const isOrganizationNumber = (digits: string, country: Country): boolean =>
  country === 'NO' ? isNorwegian(digits) : isSwedish(digits);
