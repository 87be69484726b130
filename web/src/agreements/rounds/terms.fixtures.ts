import type { Form, Person } from '../agreements.queries.ts';

const person = (name: string, email: string): Person => ({
  name,
  email,
  image: null,
  phone: '',
  title: '',
});

/** Complete terms, for tests. */
export const someTerms = (): Form => ({
  assignment: {
    scope: { startDate: '2027-01-04', endDate: '2027-12-31', custom: '', percentage: 80 },
    role: 'Backendutvikler',
    description: { short: 'Fornyer fakturaløpet', long: '' },
    paymentTerms: {
      currency: 'NOK',
      hourlyRate: 1350,
      adjustments: [],
      additionalSpecification: '',
    },
  },
  client: {
    reuseContact: true,
    name: 'Nordfjell Kraft',
    contact: person('Kari Vestli', 'kari@nordfjell.example'),
    representative: person('', ''),
  },
  consultantCompany: {
    name: 'Fjordkode AS',
    representative: person('Berit Haug', 'berit@fjordkode.example'),
  },
  note: '',
});
