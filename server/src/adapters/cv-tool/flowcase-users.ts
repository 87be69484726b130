import { z } from 'zod';
import type { ToolCvStamp, ToolUser } from '../../platform/ports/cv-tool.ts';
import { flag, moment, rowList, text, textOrNull } from './flowcase-values.ts';

/** Pictures come in several sizes under one key, and the largest of them is enough for us. */
const Picture = z.looseObject({
  url: textOrNull,
  large: z.looseObject({ url: textOrNull }).nullish().catch(null),
});
export const picture = Picture.nullish()
  .catch(null)
  .transform((found) => found?.large?.url ?? found?.url ?? null);

const User = z.looseObject({
  user_id: text,
  _id: text,
  id: text,
  default_cv_id: textOrNull,
  name: text,
  email: textOrNull,
  telephone: textOrNull,
  deactivated: flag,
  country_code: textOrNull,
  office_name: textOrNull,
  company_name: textOrNull,
  image: picture,
  updated_at: moment,
});

function userOf(row: z.output<typeof User>): ToolUser[] {
  const id = row.user_id || row._id || row.id;
  if (id === '') return [];
  return [
    {
      id,
      cv: row.default_cv_id,
      name: row.name,
      email: row.email?.toLowerCase() ?? null,
      phone: row.telephone,
      isDeactivated: row.deactivated,
      country: row.country_code?.toLowerCase() ?? null,
      office: row.office_name,
      companyName: row.company_name,
      pictureUrl: row.image,
      updatedAt: row.updated_at,
    },
  ];
}

/** A page of v1/users. */
export const UsersPage = rowList.transform((list) =>
  list.map((row) => User.parse(row)).flatMap(userOf),
);

const Stamp = z.looseObject({
  _id: text,
  id: text,
  user_id: text,
  bruker_id: text,
  updated_at: moment,
  owner_updated_at: moment,
});

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one;

function stampOf(row: z.output<typeof Stamp>): ToolCvStamp[] {
  const [cv, user] = [row._id || row.id, row.user_id || row.bruker_id];
  if (cv === '' || user === '') return [];
  return [{ user, cv, updatedAt: later(row.updated_at, row.owner_updated_at) }];
}

/** A page of v4/search. */
export const SearchPage = z
  .looseObject({ cvs: rowList })
  .transform(({ cvs }): ToolCvStamp[] =>
    cvs
      .map(({ cv }) => Stamp.safeParse(cv))
      .flatMap(({ data }) => (data === undefined ? [] : stampOf(data))),
  );
