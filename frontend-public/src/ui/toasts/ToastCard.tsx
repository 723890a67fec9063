import { Box, Button, Flex, Text, type FlexProps } from '@chakra-ui/react';
import CircleCheck from '~icons/circle-check';
import TriangleAlert from '~icons/triangle-alert';
import X from '~icons/x';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextLink } from '../controls';
import { keepQuotes } from '@passerelle/api-client/keep-quotes';
import type { Message } from './toaster';

const SHOWN_MS = 6000;
const FAILURE_SHOWN_MS = 12_000;

interface ToastCardProps extends FlexProps {
  toast: Message;
  onClose: () => void;
}

/** Closes by itself, unless the pointer or the focus is inside. */
export function ToastCard({ toast, onClose, ...place }: ToastCardProps) {
  const { title, description, further, destructive, link } = toast;
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  const Icon = destructive ? TriangleAlert : CircleCheck;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => close(), destructive ? FAILURE_SHOWN_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, destructive]);

  return (
    <Flex
      gap="3"
      align="start"
      ps="4"
      py="1.5"
      pe="1.5"
      bg="bg.panel"
      color="fg"
      border="sm"
      borderColor={destructive ? 'fg.error' : 'border'}
      borderRadius="md"
      boxShadow="raised"
      animation="arrive"
      _motionReduce={{ animation: 'none' }}
      data-toast={destructive ? 'destructive' : 'plain'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget }) => setHeld(currentTarget.matches(':hover'))}
      {...place}
    >
      <Box pt="2.5" color={destructive ? 'fg.error' : 'brand.fg'}>
        <Icon size={20} aria-hidden />
      </Box>
      <Box flex="1" minW="0" py="2">
        <Text fontWeight="semibold">{title}</Text>
        {description && (
          <Text mt="0.5" fontSize="sm" color="fg.muted">
            {keepQuotes(description)}
          </Text>
        )}
        {further && (
          <Text mt="0.5" fontSize="sm" color="fg.muted">
            {further}
          </Text>
        )}
        {link && (
          <TextLink to={link.to} onClick={onClose}>
            {link.label}
          </TextLink>
        )}
      </Box>
      <Button variant="ghost" size="icon" aria-label="Fermer le message" onClick={onClose}>
        <X size={18} aria-hidden />
      </Button>
    </Flex>
  );
}
