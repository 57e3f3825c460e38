import { Component, type ReactNode } from 'react';

interface Props {
  /** A change (another page) retries rendering. */
  resetKey: string | undefined;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  crash?: { error: unknown; key: string | undefined };
}

/** Catches rendering errors, and shows the error page instead. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error, key: undefined } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { crash }: State): State | null {
    if (!crash) return null;
    // Only now is it known on which page the error occurred.
    if (crash.key === undefined) return { crash: { error: crash.error, key: resetKey } };
    return crash.key === resetKey ? null : { crash: undefined };
  }

  override render() {
    const { crash } = this.state;
    return crash ? this.props.fallback(crash.error) : this.props.children;
  }
}
