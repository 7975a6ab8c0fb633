import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  fallback: (error: unknown) => ReactNode;
  /** Key that resets the error when it changes, such as the current address, because another page may not fail. */
  resetKey?: string | undefined;
  children: ReactNode;
}

/** Error boundary that keeps a failing part from blanking the whole page. React has already logged the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: { error: unknown } | null }> {
  override state = { failed: null as { error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: null });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error) : this.props.children;
  }
}
