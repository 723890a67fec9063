import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Key of the location: a navigation resets the boundary. */
  at: number;
  instead: ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  brokenAt?: number;
}

/** Error boundary that shows a fallback. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {};

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ brokenAt: this.props.at });
  }

  override render(): ReactNode {
    return this.state.brokenAt === this.props.at ? this.props.instead : this.props.children;
  }
}
