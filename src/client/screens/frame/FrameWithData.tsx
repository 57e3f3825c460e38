import { type ComponentType, useState } from 'react';
import { withNames } from '../../../language/run/value/scope.ts';
import { useSources } from '../../state/sources.ts';
import type { FrameProps } from './frame.ts';

/** A frame whose menus read data, such as a count of new items. Failures are not shown. */
export function withFrameData(Frame: ComponentType<FrameProps>): ComponentType<FrameProps> {
  return function FrameWithData({ layout, scope, children }) {
    const [sources] = useState(layout.data!);
    const { values } = useSources(sources, scope);
    return (
      <Frame layout={layout} scope={withNames(scope, values)}>
        {children}
      </Frame>
    );
  };
}
