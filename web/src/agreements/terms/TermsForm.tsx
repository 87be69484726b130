import { Stack } from '@mantine/core';
import { NoteTerm } from './NoteTerm.tsx';
import { PartyTerms } from './PartyTerms.tsx';
import { PriceTerms } from './PriceTerms.tsx';
import { RoleTerms } from './RoleTerms.tsx';
import { ScopeTerms } from './ScopeTerms.tsx';

/** All terms as a form; the client's editor and the company's proposal are the same. */
export const TermsForm = () => (
  <Stack gap="lg">
    <ScopeTerms />
    <RoleTerms />
    <PriceTerms />
    <PartyTerms />
    <NoteTerm />
  </Stack>
);
