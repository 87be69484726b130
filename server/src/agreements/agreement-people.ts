import { imageUrl } from '../files/files.queries.ts';
import type {
  AgreementFormData,
  SelfSignedContract,
} from '@torg/protocol/agreements/agreement-shapes';

interface ConsultantColumns {
  profile: string;
  consultant_name: string;
  consultant_email: string;
  consultant_image_file: string | null;
  consultant_organization: string | null;
}

export const consultantView = (row: ConsultantColumns) => ({
  consultant_id: row.profile,
  name: row.consultant_name,
  email: row.consultant_email,
  image: imageUrl(row.consultant_image_file),
  organization_id: row.consultant_organization,
});

interface RepresentedColumns {
  client: string;
  representative: string | null;
  representative_profile: string | null;
}

/** Who acts for the consultant's company, as the terms name them; null: nobody with an account. */
export function representativeView(
  row: RepresentedColumns,
  { consultantCompany }: Pick<AgreementFormData, 'consultantCompany'>,
): SelfSignedContract['consultant_provider_representative'] {
  if (row.representative === null) return null;
  const { email, name, phone } = consultantCompany.representative;
  return {
    consultant_provider_representative_id: row.representative,
    client_id: row.client,
    ...{ email, name, phone },
    matching_profile_id: row.representative_profile,
  };
}
