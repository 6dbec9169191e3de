import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { ApplicationDetail, ApplicationList } from '../../../model/desk/application';
import { withDecisions } from '../../../model/desk/review';
import { applicationKey, type Decision, filterIn, LIST_KEY, sendDecision } from '../queries';

const MUTATION_KEY = ['decide'];

/** Sends decisions. The list shows them at once, and takes them back if the call fails. */
export function useDecisions() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: sendDecision,
    async onMutate({ status, applications }) {
      await client.cancelQueries({ queryKey: LIST_KEY });
      const lists = client.getQueriesData<ApplicationList>({ queryKey: LIST_KEY });
      const changes = applications.map(({ id }) => ({ id, status }));
      for (const [key, list] of lists) if (list) client.setQueryData(key, withDecisions(list, filterIn(key), changes));
      return lists;
    },
    onSuccess({ done }, { status }) {
      const decided = (detail?: ApplicationDetail) => detail && { ...detail, status };
      for (const id of done) client.setQueryData<ApplicationDetail>(applicationKey(id), decided);
    },
    onError(_error, _decision, lists) {
      for (const [key, list] of lists ?? []) client.setQueryData(key, list);
    },
  });
  const pending = useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: 'pending' },
    select: ({ state }) => state.variables as Decision,
  });

  return {
    send: mutateAsync,
    /** Returns the status being set for any of the applications, or undefined if none is. */
    sending: (applications: readonly { id: string }[]) =>
      pending.find((each) => each.applications.some(({ id }) => applications.some((one) => one.id === id)))?.status,
  };
}
