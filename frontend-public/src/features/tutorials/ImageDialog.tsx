import { Button, chakra, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import X from '~icons/x';
import ZoomIn from '~icons/zoom-in';
import ZoomOut from '~icons/zoom-out';
import { useEffect, useId, useRef, useState } from 'react';
import { DialogFrame } from '../../ui/Dialog';

interface ImageDialogProps {
  /** The link around the image. */
  link: HTMLAnchorElement;
  onClose: () => void;
}

/** An image of the text at window size, or zoomed to twice that size and scrollable. */
export function ImageDialog({ link, onClose }: ImageDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const alt = link.querySelector('img')?.alt ?? '';
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent || alt;

  useEffect(() => {
    dialog.current?.showModal();
    const opener = link;
    // Removing an open dialog fires no close event, so the focus is restored here.
    return () => opener.focus({ preventScroll: true });
  }, [link]);

  useEffect(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = view.current!;
    view.current!.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [zoomed]);

  return (
    <DialogFrame
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      css={{
        w: '100dvw',
        maxW: '100dvw',
        h: 'dvh',
        maxH: 'dvh',
        border: '0',
        borderRadius: '0',
        overflow: 'hidden',
      }}
    >
      <Stack gap="0" h="full">
        <HStack gap="2" px="3" py="2">
          <Text flex="1" minW="0" fontSize="sm" color="fg.muted" maxH="18" overflowY="auto" id={id}>
            {caption || 'Image'}
          </Text>
          <Button variant="outline" size="sm" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
            {zoomed ? <ZoomOut size={18} aria-hidden /> : <ZoomIn size={18} aria-hidden />} Agrandir
          </Button>
          <Button variant="ghost" size="icon" aria-label="Fermer" onClick={() => dialog.current?.close()}>
            <X size={22} aria-hidden />
          </Button>
        </HStack>
        {/* Touch devices can pinch as anywhere; a double click zooms too. */}
        <Grid
          flex="1"
          minH="0"
          overflow="auto"
          placeItems="safe center"
          bg="bg.sunken"
          touchAction="manipulation pinch-zoom"
          ref={view}
          tabIndex={0}
          role="region"
          aria-label="Image"
          onDoubleClick={() => setZoomed(!zoomed)}
        >
          <chakra.img
            css={{
              objectFit: 'contain',
              w: 'full',
              h: 'full',
              minH: '0',
              minW: '0',
              '&[data-zoomed]': { w: '250%', h: 'auto', maxW: 'none' },
            }}
            src={link.href}
            alt={alt}
            referrerPolicy="no-referrer"
            data-zoomed={zoomed || undefined}
          />
        </Grid>
      </Stack>
    </DialogFrame>
  );
}
