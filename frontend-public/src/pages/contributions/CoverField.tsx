import { chakra, Fieldset, Stack, Wrap } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import ImageUp from '~icons/image-up';
import Trash from '~icons/trash-2';
import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { IMAGE_TYPES, uploadImage } from '../../features/editor/send-image';
import { FieldsetError } from '../../ui/LabelledField';
import { atMost, rules } from '../../ui/forms/rules';
import { TextField } from '../../ui/forms/fields';
import { BusyButton } from '../../ui/BusyButton';
import type { Values } from './draft-content';

const describedRules = rules(
  atMost(300, 'Le texte de remplacement de la couverture ne peut pas dépasser 300 caractères.'),
);

/** The cover, uploaded as soon as it is chosen, and what it shows. */
export function CoverField() {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { setValue, clearErrors, watch } = useFormContext<Values>();
  const sending = useMutation({ mutationFn: uploadImage, onSuccess: show });
  const { field, fieldState } = useController<Values, 'image'>({
    name: 'image',
    rules: { validate: () => !sending.isPending || 'La couverture est encore en cours d’envoi.' },
  });
  const problem = fieldState.error?.message ?? sending.error?.message;

  function show(image: string | null): void {
    sending.reset();
    clearErrors('image');
    // It told what the other picture shows.
    setValue('imageAlt', '');
    field.onChange(image);
  }

  return (
    <Fieldset.Root invalid={Boolean(problem)}>
      <Fieldset.Legend>Couverture (facultatif)</Fieldset.Legend>
      <Wrap gap="5" align="flex-start">
        {field.value && (
          <chakra.img
            css={{
              w: { base: 'full', md: '80' },
              aspectRatio: 'wide',
              objectFit: 'cover',
              borderRadius: 'md',
              bg: 'bg.muted',
            }}
            src={field.value}
            alt={watch('imageAlt')}
          />
        )}
        <Stack gap="4" flex="1" minW="64">
          <div>
            <input
              hidden
              ref={input}
              type="file"
              accept={IMAGE_TYPES.join(',')}
              aria-label="Couverture"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                currentTarget.value = '';
                if (file) sending.mutate(file);
              }}
            />
            <Wrap gap="3">
              <BusyButton
                variant="outline"
                ref={(button: HTMLButtonElement | null) => {
                  choose.current = button;
                  field.ref(button);
                }}
                busy={sending.isPending}
                onClick={() => input.current?.click()}
              >
                <ImageUp size={18} aria-hidden />
                {sending.isPending ? 'Envoi…' : field.value ? 'Changer de couverture' : 'Choisir une image'}
              </BusyButton>
              {field.value && (
                <BusyButton
                  variant="ghost"
                  busy={sending.isPending}
                  onClick={() => {
                    show(null);
                    choose.current?.focus();
                  }}
                >
                  <Trash size={18} aria-hidden /> Retirer la couverture
                </BusyButton>
              )}
            </Wrap>
            <FieldsetError>{problem}</FieldsetError>
            <Fieldset.HelperText>
              En haut du tutoriel et sur sa carte. PNG, JPEG, GIF, WebP ou AVIF, de 10 Mo au plus.
            </Fieldset.HelperText>
          </div>
          {field.value && (
            <TextField
              name="imageAlt"
              label="Que montre-t-elle ?"
              hint="Ce texte est lu à qui ne voit pas la couverture. Une phrase suffit, sans « image de »."
              rules={describedRules}
            />
          )}
        </Stack>
      </Wrap>
    </Fieldset.Root>
  );
}
