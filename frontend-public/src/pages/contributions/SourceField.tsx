import { css } from '#styles/css';
import { call } from '@passerelle/api-client/call';
import { useMutation } from '@tanstack/react-query';
import Eye from '~icons/eye';
import PenLine from '~icons/pen-line';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { said } from '../../features/session/session';
import { Button, Panel } from '../../ui/controls';
import { Failure } from '../../ui/Failure';
import { TextAreaField } from '../../ui/forms/TextAreaField';
import { Spinner } from '../../ui/Spinner';
import { atLeast, atMost, rules } from '../../ui/forms/rules';

const sourceRules = rules(
  atLeast(1, 'Le texte du tutoriel est vide.'),
  atMost(200_000, 'Le texte du tutoriel ne peut pas dépasser 200 000 caractères.'),
);

/** The text in Markdown, and how it will read once it is published. */
export function SourceField({ name }: { name: string }) {
  const { getValues } = useFormContext();
  const [previewing, setPreviewing] = useState(false);
  const preview = useMutation({
    mutationFn: (source: string) => call('POST', '/api/tutorials/preview', { body: { source } }),
    gcTime: 0,
  });

  function show() {
    setPreviewing(true);
    preview.mutate(String(getValues(name)));
  }

  return (
    <div>
      <div className={css({ display: previewing ? 'none' : undefined })}>
        <TextAreaField
          name={name}
          label="Texte"
          hint="En Markdown : ## pour un intertitre, **gras**, listes, tableaux, blocs de code."
          rules={sourceRules}
          rows={20}
          css={{ fontFamily: 'mono', fontSize: 'sm' }}
        />
      </div>
      {previewing && (
        <Panel aria-label="Aperçu" aria-live="polite" css={{ minH: '20rem' }}>
          {preview.data && (
            <div className={'prose'} dangerouslySetInnerHTML={{ __html: preview.data.html }} />
          )}
          {preview.isPending && <Spinner label="Préparation de l’aperçu" />}
          {preview.isError && (
            <Failure message={said(preview.error) ?? 'Impossible de préparer l’aperçu.'} onRetry={show} />
          )}
        </Panel>
      )}
      <div className={css({ display: 'flex', mt: '3' })}>
        {previewing ? (
          <Button variant="outline" size="sm" onClick={() => setPreviewing(false)}>
            <PenLine size={16} aria-hidden /> Revenir au texte
          </Button>
        ) : (
          <Button variant="outline" size="sm" onClick={show}>
            <Eye size={16} aria-hidden /> Voir l’aperçu
          </Button>
        )}
      </div>
    </div>
  );
}
