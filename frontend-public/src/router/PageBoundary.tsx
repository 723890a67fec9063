import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Of the location: where the reader goes on, what broke is tried again. */
  at: number;
  instead: ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  brokenAt?: number;
}

/** Shows something else in place of what breaks while it is rendered. */
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
