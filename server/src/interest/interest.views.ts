import type { CompanyConsultant, InterestReceipt } from '@torg/protocol/interest';
import { imageUrl } from '../files/files.public.ts';
import type { CompanyConsultantRow } from './company-consultants.repository.ts';
import type { ReceiptRow } from './interest.repository.ts';

export function companyConsultant(row: CompanyConsultantRow): CompanyConsultant {
  const { image_file, ...consultant } = row;
  return { ...consultant, image_url: imageUrl(image_file) };
}

export function receipt(row: ReceiptRow): InterestReceipt {
  const consultants = row.consultants.map(({ account, name, image_file }) => ({
    account,
    name,
    image_url: imageUrl(image_file),
  }));
  return { thread_id: row.thread, created_at: row.created_at.toISOString(), consultants };
}
