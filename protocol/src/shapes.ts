import { z } from 'zod';
import { limits } from './limits.ts';
import { isPhone } from './phone.ts';
import { countries, disciplines, locales, sortDirections } from './terms.ts';

/** Lower case, so that lists of ids can be compared. */
export const Uuid = z.uuid().toLowerCase();
/** A day, `2026-11-20`. The calendar of PostgreSQL has no year 0. */
export const Day = z.iso.date().refine((day) => !day.startsWith('0000'), 'has no year 0');
/** A moment, `2026-11-20T11:51:13.000Z`. */
export const Moment = z.iso.datetime();

export const Country = z.enum(countries);
export const LocaleCode = z.enum(locales);
export const DisciplineKey = z.enum(disciplines);
export const Direction = z.enum(sortDirections);

/**
 * PostgreSQL stores neither NUL nor half a surrogate pair, so both are refused here with a clear
 * answer.
 */
export const isStorable = (text: string): boolean =>
  !text.includes('\u0000') && text.isWellFormed();
export const notStorable = { message: 'must not contain NUL or half of a surrogate pair' };

/** Trimmed text of at most `max` characters; may be empty. */
export const text = (max: number) => z.string().trim().max(max).refine(isStorable, notStorable);
/** Trimmed text of `min` to `max` characters. */
export const requiredText = (max: number, min = 1) =>
  z.string().trim().min(min).max(max).refine(isStorable, notStorable);

export const Email = z
  .email()
  .max(limits.account.email)
  .transform((address) => address.toLowerCase());

export const Phone = text(limits.account.phone).refine(isPhone, 'must be a telephone number');

/** The most that a whole number in the database holds. */
export const mostWhole = 2_147_483_647;

/** How often something was saved: whoever saves it names the revision that they saw, and makes the next. */
export const Revision = z
  .int()
  .min(0)
  .max(mostWhole - 1);

/** Accepts one value or a list; returns a list. */
export const oneOrMany = <S extends z.ZodType>(schema: S) =>
  z
    .union([schema, z.array(schema).max(100)])
    .transform((value): z.output<S>[] => (Array.isArray(value) ? value : [value]) as z.output<S>[]);

const page = (size: { default: number; max: number }, int: z.ZodInt | z.ZodCoercedNumber) => ({
  limit: int.min(1).max(size.max).default(size.default),
  offset: int.min(0).max(limits.offset).default(0),
});

/** limit and offset in a JSON body */
export const bodyPage = (size: { default: number; max: number }) => page(size, z.int());
/** limit and offset in a query string */
export const queryPage = (size: { default: number; max: number }) =>
  page(size, z.coerce.number().int());

/** The last fields of every list. `total` is exact. */
export const Paged = {
  total: z.int(),
  limit: z.int(),
  offset: z.int(),
};

export const params = <const N extends readonly string[]>(...names: N) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, Uuid])) as { [K in N[number]]: typeof Uuid },
  );

/** `waiting`: it cannot be opened yet; `infected`: its content was removed. */
export const virusChecks = ['passed', 'waiting', 'infected'] as const;
export type VirusCheck = (typeof virusChecks)[number];

export const FileRef = z
  .object({
    file_id: Uuid,
    file_name: z.string(),
    media_type: z.string(),
    size: z.int(),
    virus_check: z.enum(virusChecks),
  })
  .meta({ id: 'FileRef' });
export type FileRef = z.output<typeof FileRef>;
