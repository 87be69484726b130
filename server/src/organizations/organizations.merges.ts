import { merges } from '../platform/merges.ts';

export const organizationMerges = merges({ account: { 'organization.sales_admin': 'follows' } });
