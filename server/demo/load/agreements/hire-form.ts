import type { AgreementFormData } from '@torg/protocol/agreements/agreement-shapes';
import { currencyOf } from '@torg/protocol/agreements/agreement-terms';
import type { DemoPerson } from '../../data/demo.types.ts';
import { companyOf, consultantOf, personOf } from '../../data/lookup.ts';
import type { DemoHire } from '../../data/hires.types.ts';
import { adjustmentsOf, endOf, startOf } from './hire-days.ts';
import { found, signerOf } from '../contracts/demo-contract.ts';
import type { Moments } from '../moments.ts';

/** Everybody whom a hire names. */
export function peopleOf(hire: DemoHire) {
  const buyer = found(personOf.get(hire.buyer), hire.buyer);
  const consultant = found(consultantOf.get(hire.consultant), hire.consultant);
  const client = found(
    'companyKey' in buyer ? companyOf.get(String(buyer.companyKey)) : undefined,
    `${hire.buyer}'s client`,
  );
  const provider = found(companyOf.get(consultant.companyKey), consultant.companyKey);
  return { buyer, consultant, client, provider, signer: signerOf(consultant.companyKey) };
}

const person = ({ name, email, phone, title }: DemoPerson) => ({
  ...{ name, email, phone, title, image: null },
});
const nobody = { name: '', email: '', phone: '', title: '', image: null };

/** The terms as the client offers them, or at the rate that the company proposed. */
export function formOf(hire: DemoHire, moments: Moments, hourlyRate: number): AgreementFormData {
  const { buyer, client, provider, signer } = peopleOf(hire);
  const { percentage } = hire;
  return {
    assignment: {
      scope: {
        startDate: startOf(hire, moments),
        endDate: endOf(hire, moments),
        custom: '',
        percentage,
      },
      role: hire.role,
      description: hire.about,
      paymentTerms: {
        currency: currencyOf[client.country],
        hourlyRate,
        adjustments: adjustmentsOf(hire, moments),
        additionalSpecification: '',
      },
    },
    client: {
      ...{ reuseContact: true, name: client.name },
      ...{ contact: person(buyer), representative: nobody },
    },
    consultantCompany: { name: provider.name, representative: person(signer) },
    note: '',
  };
}
