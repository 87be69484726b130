import { z } from 'zod';
import {
  RegisterFailure,
  type CompanyRegister,
  type RegisteredCompany,
  type RegisteredStatus,
} from '../../platform/ports/company-register.ts';
import { currentTrace, formatTraceparent } from '../../platform/trace.ts';

/** Short, since somebody is waiting at a field that they can also fill in themself. */
const defaultTimeoutMs = 4_000;

const Address = z.object({
  adresse: z.array(z.string()).default([]),
  postnummer: z.string().optional(),
  poststed: z.string().optional(),
  land: z.string().optional(),
  landkode: z.string().optional(),
});

/** An `enhet`; a deleted one has little more than its number, its name and the date. */
const Unit = z.object({
  organisasjonsnummer: z.string(),
  navn: z.string(),
  organisasjonsform: z.object({ beskrivelse: z.string().optional() }).optional(),
  forretningsadresse: Address.optional(),
  postadresse: Address.optional(),
  konkurs: z.boolean().default(false),
  underAvvikling: z.boolean().default(false),
  underTvangsavviklingEllerTvangsopplosning: z.boolean().default(false),
  slettedato: z.string().optional(),
});
type Unit = z.output<typeof Unit>;

function statusOf(unit: Unit): RegisteredStatus {
  if (unit.slettedato !== undefined) return 'deleted';
  if (unit.konkurs) return 'bankrupt';
  const isEnding = unit.underAvvikling || unit.underTvangsavviklingEllerTvangsopplosning;
  return isEnding ? 'winding_up' : 'active';
}

function addressOf({ forretningsadresse, postadresse }: Unit): string | null {
  const address = forretningsadresse ?? postadresse;
  if (address === undefined) return null;
  const { adresse, postnummer, poststed, land, landkode } = address;
  const place = [postnummer, poststed].filter(Boolean).join(' ');
  const abroad = landkode === 'NO' ? undefined : land;
  return [...adresse, place, abroad].filter(Boolean).join(', ') || null;
}

function readUnit(body: string): RegisteredCompany {
  const unit = Unit.safeParse(readJson(body));
  if (!unit.success) throw new RegisterFailure('not_an_answer');
  const { organisasjonsnummer: organizationNumber, navn: name, organisasjonsform } = unit.data;
  const form = organisasjonsform?.beskrivelse ?? null;
  const [address, status] = [addressOf(unit.data), statusOf(unit.data)];
  return { organizationNumber, name, form, address, status };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RegisterFailure('not_an_answer', 'not JSON');
  }
}

async function get(url: string, timeoutMs: number): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(url, {
      headers: {
        accept: 'application/json',
        traceparent: formatTraceparent(currentTrace()),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new RegisterFailure(isLate ? 'timed_out' : 'unreachable');
  }
}

/** Enhetsregisteret in Brønnøysund, open without a key. `url` is the address before `/api/enheter`. */
export function brregCompanyRegister(
  url: string,
  { timeoutMs = defaultTimeoutMs }: { timeoutMs?: number } = {},
): CompanyRegister {
  return {
    async find(organizationNumber) {
      const path = `/api/enheter/${encodeURIComponent(organizationNumber)}`;
      const { status, body } = await get(`${url}${path}`, timeoutMs);
      if (status === 404) return null;
      // The answer for a company that was deleted long ago, without its name.
      if (status === 410) {
        return { organizationNumber, name: '', form: null, address: null, status: 'deleted' };
      }
      if (status === 429) throw new RegisterFailure('busy');
      if (status !== 200) throw new RegisterFailure('unreachable', String(status));
      return readUnit(body);
    },
  };
}
