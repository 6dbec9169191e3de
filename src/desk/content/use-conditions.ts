import { useQuery } from '@tanstack/react-query';
import { callDesk } from '../../api/desk/call-desk';
import { sheetConditions } from '../../model/desk/sheet-report';

/** Loads the state of all sheets. */
export function useConditions() {
  return useQuery({ queryKey: ['content'], queryFn: () => callDesk('/content', sheetConditions) });
}
