import type { Tab, TabsBlock } from '../../../../generated/definitions.d.ts';
import { holds } from '../../../language/run/value/conditions.ts';
import { read, template } from '../../../language/run/value/value-path.ts';
import { Blocks } from '../../engine/Blocks.tsx';
import { BlockContext, useBlockContext } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { useScreenContext } from '../../engine/screen-context.ts';
import { DisplayedValue } from '../../engine/value/DisplayedValue.tsx';
import { displayValuesOf } from '../../engine/value/display-value.ts';
import { Tabs as TabList } from '../../ui/Tabs.tsx';
import { useIsPrinting } from '../../ui/use-is-printing.ts';

/** Several views, one of which is open; the query string stores which. */
export function Tabs({ block }: { block: TabsBlock }) {
  const { scope } = useBlockContext();
  const { setQuery, definitions } = useScreenContext();
  const isPrinting = useIsPrinting();
  const tabs = block.tabs.filter((tab) => holds(tab.when, scope));
  const asked = read(block.bind, scope);
  const open = tabs.find((tab) => tab.id === asked) ?? tabs[0];
  if (!open) return null;
  const name = block.bind.replace(/^query\./, '');
  const at = tabs.indexOf(open);
  const isOnPaper = (tab: Tab) => isPrinting && tab !== open && tab.print === true;
  const onPaper = (some: readonly Tab[]) =>
    some.filter(isOnPaper).map((tab) => <OnPaper key={tab.id} tab={tab} />);
  return (
    <>
      {onPaper(tabs.slice(0, at))}
      {tabs.some(isOnPaper) && <Heading>{template(open.title, scope)}</Heading>}
      <TabList
        label={template(definitions.screen.title, scope)}
        tabs={tabs.map((tab) => ({
          key: tab.id,
          title: template(tab.title, scope),
          badges: tab.badges
            ?.flatMap((show) => displayValuesOf(show, scope, definitions))
            .map((shown, index) => (
              <DisplayedValue key={index} shown={{ ...shown, kind: 'badge', tone: shown.tone ?? 'sand' }} />
            )),
        }))}
        value={open.id}
        onChange={(key) => setQuery({ [name]: key })}
      >
        <div className="stack">
          <Blocks blocks={open.blocks} />
        </div>
      </TabList>
      {onPaper(tabs.slice(at + 1))}
    </>
  );
}

/** A closed tab's content, for printing. */
function OnPaper({ tab }: { tab: Tab }) {
  const around = useBlockContext();
  return (
    <section className="stack">
      <Heading>{template(tab.title, around.scope)}</Heading>
      <BlockContext value={{ ...around, level: around.level + 1 }}>
        <Blocks blocks={tab.blocks} />
      </BlockContext>
    </section>
  );
}
