import { message } from '../../../../generated/messages/table.ts';
import { PAGE_SIZES } from '../../../language/run/screen/screen-query.ts';
import { Pager } from '../../ui/pager/Pager.tsx';
import { totalOf } from '../../ui/pager/total-of.ts';
import type { Meta } from './answer.ts';
import type { TableModel } from './features.ts';

export interface TablePagerProps {
  meta: Meta;
  model: TableModel;
  /** Whether the rows are the result of a search or filters. */
  found: boolean;
}

/** Shows the range of rows and the total, the page size, and the other pages. */
export function TablePager({ meta, model, found }: TablePagerProps) {
  const { total, isEstimate } = totalOf(meta);
  return (
    <>
      <p className="visually-hidden" role="status">
        {found && !isEstimate ? message('table.found', { n: total }) : ''}
      </p>
      <Pager
        page={Number(meta.page)}
        perPage={Number(meta.per_page)}
        {...totalOf(meta)}
        onChange={(page) => model.setPageIndex(page - 1)}
        sizes={PAGE_SIZES}
        onSize={(size) => model.setPageSize(size)}
        sizeLabel={message('table.page_size')}
      />
    </>
  );
}
