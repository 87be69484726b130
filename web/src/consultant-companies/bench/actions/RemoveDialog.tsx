import { RemoveProfileDialog } from '../../../profiles/public/RemoveProfileDialog.tsx';
import { useInvalidateCompany } from '../../consultant-companies.queries.ts';
import type { BenchDialogProps } from './bench-action.ts';

export function RemoveDialog({ row, company, onClose }: BenchDialogProps) {
  const invalidate = useInvalidateCompany(company);
  const removed = () => {
    invalidate();
    onClose();
    // The row is removed together with the button that had the focus.
    document.querySelector<HTMLElement>('#main h1')?.focus();
  };
  return <RemoveProfileDialog profile={row.consultant} onRemoved={removed} onClose={onClose} />;
}
