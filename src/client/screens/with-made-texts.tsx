import { type ComponentProps, useEffect } from 'react';
import { followMadeTexts } from '../state/made-texts/follow-made-texts.ts';
import { useVisit } from '../state/visit.ts';
import type { LoadedScreen } from './view.ts';

type Content = LoadedScreen['content'];

/** One component for each content, so that a reloaded screen keeps its state. */
const made = new WeakMap<Content, Content>();

/** Renders a screen's blocks and, while they are mounted, syncs its value labels with stored texts (`from`). */
export function withMadeTexts(Content: Content): Content {
  const known = made.get(Content) ?? following(Content);
  made.set(Content, known);
  return known;
}

const following = (Content: Content) =>
  function WithMadeTexts(props: ComponentProps<Content>) {
    const visit = useVisit();
    const { labels } = props.view.loaded.definitions;
    const named = [...new Set(Object.values(labels).flatMap(({ from }) => from?.operation ?? []))].join();
    useEffect(() => followMadeTexts(visit, named.split(',')), [visit, named]);
    return <Content {...props} />;
  };
