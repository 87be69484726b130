import { RemoveProfileDialog } from '../../../profiles/public/RemoveProfileDialog.tsx';
import { useAskCompanyAgain } from '../../consultant-companies.queries.ts';
import type { BenchDialogProps } from './bench-deed.ts';

export function RemoveDialog({ row, company, onClose }: BenchDialogProps) {
  const askAgain = useAskCompanyAgain(company);
  const removed = () => {
    askAgain();
    onClose();
    // The row goes, and with it the button that had the focus.
    document.querySelector<HTMLElement>('#main h1')?.focus();
  };
  return <RemoveProfileDialog profile={row.consultant} onRemoved={removed} onClose={onClose} />;
}
