import { read } from '../../../language/run/value/value-path.ts';
import { useBlockContext } from '../../engine/block-context.ts';
import { useScreenContext } from '../../engine/screen-context.ts';
import { Pager, totalOf } from '../../ui/pager/Pager.tsx';

export interface ListPagerProps {
  meta: Readonly<Record<string, unknown>> | undefined;
  /** The path of the page number: "query.page". */
  bind: string;
}

/** Pagination for a long list, with the page number in the query string. */
export function ListPager({ meta, bind }: ListPagerProps) {
  const { scope } = useBlockContext();
  const { setQuery, addressWith } = useScreenContext();
  if (!meta) return null;
  const name = bind.replace(/^query\./, '');
  return (
    <Pager
      page={Number(read(bind, scope) ?? 1)}
      perPage={Number(meta.per_page)}
      {...totalOf(meta)}
      hrefOf={(page) => addressWith({ [name]: page })}
      onChange={(page) => setQuery({ [name]: page }, { push: true })}
    />
  );
}
