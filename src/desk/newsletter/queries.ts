import { CallError } from '../../api/call';
import { callDesk, uploadToDesk } from '../../api/desk/call-desk';
import type { UploadOptions } from '../../api/upload';
import {
  IMPORT_REPORT,
  type ImportReport,
  MAX_LIST_BYTES,
  REMOVAL,
  SUBSCRIBER_FILTERS,
  SUBSCRIBER_LIST,
  type SubscriberRemoval,
} from '../../model/desk/newsletter-list';
import { useListFromUrl } from '../shared/use-list-from-url';

export function useSubscribers() {
  return useListFromUrl('/newsletter', SUBSCRIBER_LIST, SUBSCRIBER_FILTERS);
}

/** Reports what adding a list of addresses would do. */
export async function previewImport(list: Blob, options: UploadOptions): Promise<ImportReport> {
  if (list.size > MAX_LIST_BYTES) throw new CallError('status', 'The list is larger than 10 MB. Add it in parts.', 413);
  return uploadToDesk('/newsletter/preview', list, IMPORT_REPORT, options);
}

export function importAddresses(list: Blob): Promise<ImportReport> {
  return uploadToDesk('/newsletter/import', list, IMPORT_REPORT, {});
}

export function removeSubscriber(email: string): Promise<SubscriberRemoval> {
  return callDesk('/newsletter/remove', REMOVAL, { json: { email } });
}
