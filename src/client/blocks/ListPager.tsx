import { read } from '../../shared/value-path.ts';
import { Pager } from '../ui/Pager.tsx';
import { useStage, useSurroundings } from './surroundings.ts';
import { totalOf } from './total-of.ts';

export interface ListPagerProps {
  meta: Readonly<Record<string, unknown>> | undefined;
  /** "query.page" */
  bind: string;
}

/** The way through a long list, with the page in the query string. */
export function ListPager({ meta, bind }: ListPagerProps) {
  const { scope } = useSurroundings();
  const { setQuery } = useStage();
  if (!meta) return null;
  const name = bind.replace(/^query\./, '');
  return (
    <Pager
      page={Number(read(bind, scope) ?? 1)}
      perPage={Number(meta.per_page)}
      {...totalOf(meta)}
      onChange={(page) => setQuery({ [name]: page }, { push: true })}
    />
  );
}
