import { pagesAt } from '../../api/pages';
import { type PageSection, pageNamed } from '../../model/society/pages';
import { useList } from '../../ui/lists/use-list';

/** Returns the sections of a page in the `pages` sheet; none if there is no such page, undefined while they load. */
export function usePageSections(name: string): readonly PageSection[] | undefined {
  const { kind, answer } = useList(pagesAt(''), pageNamed(name));
  return answer?.items ?? (kind === 'loading' ? undefined : []);
}
