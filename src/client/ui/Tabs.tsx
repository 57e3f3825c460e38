import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import './Tabs.css';

export interface Tab {
  key: string;
  title: string;
  /** Badges beside the title. */
  badges?: ReactNode;
  /** Marks a tab; the text says why, for screen readers. */
  flag?: string;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (key: string) => void;
  /** The selected tab's panel. */
  children: ReactNode;
}

/** Tabs with arrow keys, Home and End; only the selected tab's panel is in the DOM. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabId = (key: string) => `${id}-tab-${key}`;

  // On a phone the row of tabs scrolls; the selected one must be visible.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(value)}"]`);
    const row = list.current;
    if (!chosen || !row || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2;
  }, [value]);

  const move = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    // From the focused tab: after quick presses, the selected one may still be another.
    const { key: focused } = (event.target as HTMLElement).dataset;
    const at = tabs.findIndex((tab) => tab.key === focused);
    const next = nextTab(event.key, at, tabs.length, rtl);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.key);
    document.getElementById(tabId(tab.key))?.focus();
  };

  return (
    <div className="tabs">
      <div
        className="tabs-list"
        role="tablist"
        data-screen-only
        aria-label={label}
        ref={list}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={tabId(tab.key)}
            type="button"
            role="tab"
            className="tab"
            data-key={tab.key}
            data-flagged={tab.flag ? '' : undefined}
            aria-selected={tab.key === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.title}
            {tab.badges}
            {tab.flag && <span className="visually-hidden"> ({tab.flag})</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className="tabs-panel"
        aria-labelledby={tabId(value)}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>
  );
}

/** Returns the index of the tab that a key moves to among `count` tabs, wrapping around at the ends. */
function nextTab(key: string, at: number, count: number, rtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return (at + 1) % count;
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return (at - 1 + count) % count;
  return undefined;
}
