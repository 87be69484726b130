import type { ToolDeskPerson, ToolEdit } from '../../../platform/ports/cv-tool.ts';
import { idThere, type Row } from './flowcase-rows.ts';
import { cvThere, userThere, type PersonThere } from './person-there.ts';
import { editRow, editableOf } from './edits.ts';
import { blaklokkeThere, kantarellThere, lemendataThere, norrskarThere } from './people-there.ts';

export interface TenantThere {
  subdomain: string;
  company: string;
  people: readonly PersonThere[];
}

export const tenantsOfDemo: readonly TenantThere[] = [
  { subdomain: 'blaklokke', company: 'Blåklokke Konsulenter AS', people: blaklokkeThere },
  { subdomain: 'lemendata', company: 'Lemen Data AS', people: lemendataThere },
  { subdomain: 'kantarell', company: 'Kantarell Systems AB', people: kantarellThere },
  { subdomain: 'norrskar', company: 'Norrskär Digital AB', people: norrskarThere },
];

/** Somebody as the tool has them. */
export interface Kept {
  user: Row;
  cv: Row | null;
}

/** Where edited people outlive the process, by subdomain and user. */
export interface Store {
  load: (subdomain: string, user: string) => Kept | null;
  save: (subdomain: string, user: string, kept: Kept) => void;
}
const inMemory: Store = { load: () => null, save: () => {} };

interface Options {
  tenants: readonly TenantThere[];
  now: () => Date;
  /** the address of a tenant's pictures */
  pictures: (subdomain: string) => string;
  store?: Store | undefined;
}

/** Pictures lie at the address of this process, not of the one that stored the person. */
function withPictureOf({ user: { image } }: Kept, { user, cv }: Kept): Kept {
  return { user: { ...user, image }, cv: cv && { ...cv, image } };
}

const personOf = ({ user, cv }: Kept): ToolDeskPerson => ({
  user: String(user['user_id']),
  cv: cv === null ? null : String(cv['_id']),
  name: String(user['name']),
  email: String(user['email']),
  entries: cv === null ? [] : editableOf(cv),
});

/** The companies at the tool, and what their people do there. */
export function tenantsThere({ tenants, now, pictures, store = inMemory }: Options) {
  const keep = (tenant: TenantThere): Map<string, Kept> => {
    const { subdomain, company, people } = tenant;
    const place = { subdomain, company, pictures: pictures(subdomain) };
    const made = people.map((person): [string, Kept] => {
      const id = idThere(`${subdomain}/${person.slug}`);
      const kept = { user: userThere(person, place), cv: cvThere(person, place) };
      return [id, withPictureOf(kept, store.load(subdomain, id) ?? kept)];
    });
    return new Map(made);
  };
  const opened = new Map<string, Map<string, Kept>>();
  const peopleOf = (subdomain: string): Map<string, Kept> | null => {
    const tenant = tenants.find((one) => one.subdomain === subdomain);
    if (tenant === undefined) return null;
    const people = opened.get(subdomain) ?? keep(tenant);
    opened.set(subdomain, people);
    return people;
  };
  /** Lets a person change themself or their CV, which the tool marks as changed. */
  const change = (subdomain: string, user: string, how: (kept: Kept) => boolean): boolean => {
    const kept = peopleOf(subdomain)?.get(user);
    if (kept === undefined || !how(kept)) return false;
    const updated_at = now().toISOString();
    Object.assign(kept.user, { updated_at });
    if (kept.cv !== null) Object.assign(kept.cv, { updated_at, owner_updated_at: updated_at });
    store.save(subdomain, user, kept);
    return true;
  };
  return {
    peopleOf,
    change,
    /** The id of a made-up person, by their name in the data. */
    userOf: (subdomain: string, slug: string) => idThere(`${subdomain}/${slug}`),
    subdomains: () => tenants.map(({ subdomain }) => subdomain),
    people(subdomain: string): ToolDeskPerson[] | null {
      const people = peopleOf(subdomain);
      return people === null ? null : [...people.values()].map(personOf);
    },
    edit: (subdomain: string, user: string, edit: ToolEdit): boolean =>
      change(subdomain, user, ({ cv }) => cv !== null && editRow(cv, edit)),
  };
}
export type TenantsThere = ReturnType<typeof tenantsThere>;
