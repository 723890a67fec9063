import { Button, chakra, Dialog, Grid, HStack, IconButton, Portal, Text } from '@chakra-ui/react';
import X from '~icons/x';
import ZoomIn from '~icons/zoom-in';
import ZoomOut from '~icons/zoom-out';
import { useEffect, useRef, useState } from 'react';

interface ImageDialogProps {
  /** The link around the image. */
  link: HTMLAnchorElement;
  onClose: () => void;
}

/** An image of the text at window size, or zoomed and scrollable. */
export function ImageDialog({ link, onClose }: ImageDialogProps) {
  const view = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const alt = link.querySelector('img')?.alt ?? '';
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent || alt || 'Image';

  useEffect(() => {
    if (!view.current) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = view.current;
    view.current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [zoomed]);

  return (
    <Dialog.Root
      aria-label={caption}
      size="full"
      defaultOpen
      onExitComplete={onClose}
      finalFocusEl={() => link}
    >
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content>
            <HStack gap="2" px="3" py="2">
              <Text flex="1" minW="0" maxH="18" overflowY="auto" color="fg.muted" fontSize="sm">
                {caption}
              </Text>
              <Button variant="outline" size="sm" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
                {zoomed ? <ZoomOut size={18} aria-hidden /> : <ZoomIn size={18} aria-hidden />} Agrandir
              </Button>
              <Dialog.CloseTrigger asChild>
                <IconButton variant="ghost" aria-label="Fermer">
                  <X size={22} aria-hidden />
                </IconButton>
              </Dialog.CloseTrigger>
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
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
