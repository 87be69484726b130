import { isOrganizationNumber } from '@torg/protocol/organizations/organization-number';
import type { Country } from '@torg/protocol/terms';
import { RequestError } from '../../client/request-error.ts';
import { errorText } from '../../ui/text/error-texts.ts';

const digitsIn: Record<Country, number> = { NO: 9, SE: 10 };
const groups: Record<Country, RegExp> = { NO: /^(\d{3})(\d{3})(\d{3})$/, SE: /^(\d{6})(\d{4})$/ };
const joint: Record<Country, string> = { NO: ' ', SE: '-' };

/** In groups, as people write it: `974 760 673`, `556016-0680`. */
export const numberText = (digits: string, country: Country): string =>
  groups[country].exec(digits)?.slice(1).join(joint[country]) ?? digits;

/** Removes the spaces and hyphens that people write. */
export const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

export type NumberState = 'empty' | 'begun' | 'wrong' | 'right';

/** An incomplete number is not wrong yet, unless it cannot become a valid one. */
export function numberStateOf(typed: string, country: Country): NumberState {
  const digits = digitsOf(typed);
  if (digits === '') return 'empty';
  if (isOrganizationNumber(digits, country)) return 'right';
  return /^\d+$/.test(digits) && digits.length < digitsIn[country] ? 'begun' : 'wrong';
}

/** A stored number is accepted, valid or not; a new one is checked as it is typed. */
export const changedNumberState = (typed: string, stored: string, country: Country): NumberState =>
  digitsOf(typed) === digitsOf(stored) ? 'right' : numberStateOf(typed, country);

/** A refusal about the number, with the text at its field. */
export const numberRefused = (error: unknown): { number?: string } =>
  error instanceof RequestError &&
  (error.code === 'organization_number_not_valid' || error.code === 'organization_number_is_taken')
    ? { number: errorText(error) }
    : {};
