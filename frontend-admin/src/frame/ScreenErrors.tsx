import { Alert, AlertTitle, Button } from '@mui/material';
import { Component, type ReactNode } from 'react';

/** Keeps the frame standing when a screen breaks or can't be loaded. */
export class ScreenErrors extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = (
      <Button color="inherit" onClick={() => location.reload()}>
        Recharger
      </Button>
    );
    return (
      <Alert severity="error" action={retry}>
        <AlertTitle component="h1">Erreur</AlertTitle>
        Cet écran n’a pas pu être affiché.
      </Alert>
    );
  }
}
