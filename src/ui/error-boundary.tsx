import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Rendered in place of the children after an error. */
  fallback: (error: unknown) => ReactNode;
  /** A new value renders the children again after an error. */
  resetKey: string;
};

type ErrorState = { fault: { error: unknown } | null };

/** Not from the usual library, which would add half a kilobyte to every first view. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorState> {
  override state: ErrorState = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.fault && resetKey !== this.props.resetKey) this.setState({ fault: null });
  }

  override render() {
    const { fault } = this.state;
    return fault ? this.props.fallback(fault.error) : this.props.children;
  }
}
