import type { AgreementFormData } from '@torg/protocol/agreements/agreement-shapes';
import { clientSignatory } from '@torg/protocol/agreements/readiness';
import type { Locale } from '@torg/protocol/terms';
import type { NewContract } from '../../contracts/contracts.commands.ts';
import type { ContractParts, ContractParty } from './contract-parts.repository.ts';
import { amountText, contractWords, dayText, type ContractWords } from './contract-words.ts';

type Content = NewContract['content'];
type Person = AgreementFormData['client']['contact'];

interface Filled extends Pick<ContractParts, 'client' | 'provider'> {
  locale: Locale;
  consultant: string;
}

const partyOf = (
  { name, organization_number, country }: ContractParty,
  heading: string,
  person: Person,
) => {
  const signatory = { name: person.name, email: person.email, title: person.title };
  return { heading, name, organization_number, country, signatory };
};

function rateFacts({ assignment }: AgreementFormData, locale: Locale, say: ContractWords) {
  const { hourlyRate, currency, adjustments } = assignment.paymentTerms;
  const rate = (amount: number) => `${amountText(amount, locale)} ${currency} ${say.perHour}`;
  return [
    ...(hourlyRate === null ? [] : [{ label: say.rate, value: rate(hourlyRate) }]),
    ...adjustments.map((one) => ({
      label: say.rateFrom(dayText(one.startDate, locale)),
      value: rate(one.hourlyRate),
    })),
  ];
}

function factsOf(form: AgreementFormData, { locale, consultant }: Filled, say: ContractWords) {
  const { scope, role } = form.assignment;
  const days = [scope.startDate, scope.endDate].map((day) => day && dayText(day, locale));
  const { contact } = form.client;
  const facts = [
    { label: say.consultant, value: consultant },
    { label: say.role, value: role },
    { label: say.period, value: days.join(' – ') },
    { label: say.periodNote, value: scope.custom },
    { label: say.extent, value: scope.percentage === null ? '' : `${scope.percentage} %` },
    ...rateFacts(form, locale, say),
    { label: say.contact, value: [contact.name, contact.email].filter(Boolean).join(', ') },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** What the document is filled with: parties, the terms as a table, and the longer texts. */
export function contractContent(form: AgreementFormData, filled: Filled): Content {
  const { locale, client, provider } = filled;
  const say = contractWords[locale];
  const { description, paymentTerms } = form.assignment;
  const texts = [
    { heading: say.description, text: [description.short, description.long].join('\n\n').trim() },
    { heading: say.specification, text: paymentTerms.additionalSpecification },
    { heading: say.note, text: form.note },
  ];
  return {
    locale,
    parties: [
      { side: 'sender', ...partyOf(client, say.client, clientSignatory(form)) },
      {
        side: 'recipient',
        ...partyOf(provider, say.provider, form.consultantCompany.representative),
      },
    ],
    facts: factsOf(form, filled, say),
    texts: texts.filter(({ text }) => text !== ''),
  };
}
