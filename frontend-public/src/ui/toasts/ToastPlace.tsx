import { placeToasts } from './toaster';

/** Where toasts appear while a dialog is open, since all outside it is inert. */
export function ToastPlace() {
  return <div ref={placeToasts} />;
}
