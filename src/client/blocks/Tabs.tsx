import type { TabsBlock } from '../../../generated/definitions.d.ts';
import { holds } from '../../language/run/value/conditions.ts';
import { read, template } from '../../language/run/value/value-path.ts';
import { Tabs as TabList } from '../ui/Tabs.tsx';
import { Blocks } from './Blocks.tsx';
import { useBlockContext } from './block-context.ts';
import { useScreenContext } from './screen-context.ts';

/** Several views in one place, the open one in the query string. */
export function Tabs({ block }: { block: TabsBlock }) {
  const { scope } = useBlockContext();
  const { setQuery, definitions } = useScreenContext();
  const tabs = block.tabs.filter((tab) => holds(tab.when, scope));
  const asked = read(block.bind, scope);
  const open = tabs.find((tab) => tab.id === asked) ?? tabs[0];
  if (!open) return null;
  const name = block.bind.replace(/^query\./, '');
  return (
    <TabList
      label={template(definitions.screen.title, scope)}
      tabs={tabs.map((tab) => ({ key: tab.id, title: template(tab.title, scope) }))}
      value={open.id}
      onChange={(key) => setQuery({ [name]: key })}
    >
      <div className="stack">
        <Blocks blocks={open.blocks} />
      </div>
    </TabList>
  );
}
