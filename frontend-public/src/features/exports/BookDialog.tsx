import { Box, Button, Text } from '@chakra-ui/react';
import { ApiError } from '@passerelle/api-client/request';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../ui/Dialog';
import { DialogActions } from '../../ui/DialogActions';
import { Form } from '../../ui/forms/Form';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { ProgressBar } from '../../ui/ProgressBar';
import { toast } from '../../ui/toasts/toaster';
import { SignInPrompt } from '../session/SignInPrompt';
import { useSession } from '../session/use-session';
import {
  bookEnd,
  bookFormats,
  bookProgress,
  saveBook,
  type BookChoices,
  type BookOrder,
  type OrderBook,
} from './book-order';
import { defaultChoices, FormatFields } from './FormatFields';

export interface BookDialogProps {
  title: string;
  order: OrderBook;
  onClose: () => void;
}

/** Orders a file of many tutorials. If closed early, a notification announces the result. */
export function BookDialog({ title, order, onClose }: BookDialogProps) {
  const { isAuthenticated } = useSession();
  return (
    <Dialog title={title} onClose={onClose}>
      {isAuthenticated ? (
        <Order title={title} order={order} onClose={onClose} />
      ) : (
        <SignInPrompt title="Connectez-vous pour télécharger">
          <p>Un fichier de plusieurs tutoriels est préparé pour les membres du site.</p>
        </SignInPrompt>
      )}
    </Dialog>
  );
}

function Order({ title, order: orderBook, onClose }: BookDialogProps) {
  const form = useForm<BookChoices>({ defaultValues: defaultChoices });
  const [order, setOrder] = useState<BookOrder>();
  const waiting = useRef<AbortController>(undefined);

  useEffect(() => () => waiting.current?.abort(), []);

  async function send({ format, images, highQuality = false }: BookChoices) {
    waiting.current = new AbortController();
    try {
      const ordered = await orderBook({ format, includeImages: images, highQuality });
      const ended = await bookEnd(ordered, setOrder, waiting.current.signal);
      if (!ended) return;
      if (ended.state === 'failed') return fail(ended.problem ?? undefined);
      saveBook(ended);
      toast({ title: 'Téléchargement terminé', description: ended.title });
      onClose();
    } catch (error) {
      fail(error instanceof ApiError ? error.said : undefined);
    } finally {
      setOrder(undefined);
    }
  }

  return (
    <Form form={form} send={send} label={title}>
      <Box display={order ? 'none' : undefined}>
        <FormatFields offered={bookFormats} />
      </Box>
      {order && <Underway order={order} />}
      <DialogActions mt="5">
        <Button variant="outline" onClick={onClose}>
          {order ? 'Fermer' : 'Annuler'}
        </Button>
        <SubmitButton pending="Préparation…">Télécharger</SubmitButton>
      </DialogActions>
    </Form>
  );
}

function Underway({ order }: { order: BookOrder }) {
  const { text, percent } = bookProgress(order);
  return (
    <Box mt="4">
      <Text mb="2" role="status">
        {text}
      </Text>
      <ProgressBar label="Préparation du fichier" percent={percent} />
      <Text mt="3" fontSize="sm" color="fg.muted">
        Vous pouvez fermer cette fenêtre : une notification vous dira quand le fichier est prêt.
      </Text>
    </Box>
  );
}

function fail(description: string | undefined): void {
  toast({ title: 'Erreur lors du téléchargement', description, destructive: true });
}
