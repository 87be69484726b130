import type { AgreementFormData } from '@torg/protocol/agreements/agreement-shapes';
import { currencyOf } from '@torg/protocol/agreements/agreement-terms';
import { isPlainName } from '@torg/protocol/agreements/plain-name';
import { limits } from '@torg/protocol/limits';
import { localeOf } from '@torg/protocol/terms';
import { imageUrl } from '../../files/files.queries.ts';
import type { ClientRow, HireFacts, NamedPerson } from './hire-facts.repository.ts';

const { agreement } = limits;
type Person = AgreementFormData['client']['contact'];

const nobody: Person = { name: '', email: '', image: null, phone: '', title: '' };

/** A name that cannot stand in a contract is left for somebody to write. */
const personOf = (person: NamedPerson): Person => ({
  name: isPlainName(person.name) ? person.name : '',
  email: person.email,
  image: imageUrl(person.image_file),
  phone: person.phone ?? '',
  title: person.title ?? '',
});

/** The beginning of a text, of so many characters at most, and never half a character. */
function beginning(text: string, length: number): string {
  const cut = text.slice(0, length);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim();
}

function assignmentPart(
  { assignment, consultant }: HireFacts,
  { country }: ClientRow,
): AgreementFormData['assignment'] {
  const locale = localeOf[country] === 'sv' ? 'sv' : 'nb';
  const role = assignment?.roles[0]?.[locale] ?? consultant.title ?? '';
  return {
    scope: {
      startDate: assignment?.start_date ?? null,
      endDate: null,
      custom: '',
      percentage: assignment?.percent ?? null,
    },
    role: beginning(role, agreement.role),
    description: {
      short: beginning(assignment?.title ?? '', agreement.short),
      long: beginning(assignment?.description ?? '', agreement.long),
    },
    paymentTerms: {
      currency: currencyOf[country],
      hourlyRate: null,
      adjustments: [],
      additionalSpecification: beginning(assignment?.terms_and_conditions ?? '', agreement.long),
    },
  };
}

/** The terms as they begin: what assignment, profile and companies say. */
export function firstForm(
  facts: HireFacts,
  { client, buyer }: { client: ClientRow; buyer: NamedPerson },
): AgreementFormData {
  const { provider_name, representative } = facts;
  return {
    assignment: assignmentPart(facts, client),
    client: {
      reuseContact: true,
      name: client.name,
      contact: personOf(buyer),
      representative: nobody,
    },
    consultantCompany: {
      name: provider_name ?? '',
      representative: representative === null ? nobody : personOf(representative),
    },
    note: '',
  };
}
