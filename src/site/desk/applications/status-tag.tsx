import type { Status } from '../../../model/desk/application';
import { statusTag } from './applications.style';

export const STATUS_NAMES: Record<Status, string> = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' };

export function StatusTag({ status }: { status: Status }) {
  return (
    <span className={statusTag} data-status={status}>
      {STATUS_NAMES[status]}
    </span>
  );
}
