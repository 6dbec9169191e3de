import { callDesk } from '../../api/desk/call-desk';
import { MESSAGE_FILTERS, MESSAGE_LIST, MESSAGE_OUTCOME, type MessageOutcome } from '../../model/desk/message-list';
import { useListFromUrl } from '../shared/use-list-from-url';

export function useMessages() {
  return useListFromUrl('/messages', MESSAGE_LIST, MESSAGE_FILTERS);
}

/** Marks a message as answered or unanswered, for all officers. */
export function markMessage(id: string, isAnswered: boolean): Promise<MessageOutcome> {
  return callDesk('/messages/mark', MESSAGE_OUTCOME, { json: { id, isAnswered } });
}

export function deleteMessage(id: string): Promise<MessageOutcome> {
  return callDesk('/messages/remove', MESSAGE_OUTCOME, { json: { id } });
}
