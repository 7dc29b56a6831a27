import { Component, type ReactNode } from 'react';

interface CardBoundaryProps {
  /** In the place of what could not be drawn. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** One card that cannot be drawn keeps no other from being seen. */
export class CardBoundary extends Component<CardBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
