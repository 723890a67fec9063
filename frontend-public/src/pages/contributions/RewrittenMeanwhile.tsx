import { css } from '#styles/css';
import { useQuery } from '@tanstack/react-query';
import { said } from '../../features/session/session';
import { Button, Panel, SkeletonBlock, TextArea } from '../../ui/controls';
import { Failure } from '../../ui/Failure';
import { sourceQuery, type TutorialSource } from './contributions';
import { useUniqueId } from '../../ui/use-unique-id';

interface RewrittenMeanwhileProps {
  id: number;
  /** Called before the form is sent again: what is written is to replace this version. */
  onOverwrite: (version: number) => void;
  onTakeOver: (latest: TutorialSource) => void;
}

/** Stands within a form whose tutorial somebody else has rewritten: shows what it says now, and what can be done. */
export function RewrittenMeanwhile({ id, onOverwrite, onTakeOver }: RewrittenMeanwhileProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...sourceQuery(id), refetchOnMount: 'always' });
  const heading = useUniqueId();
  const text = useUniqueId();
  if (error && !isFetching) {
    const message = said(error) ?? 'Impossible de charger la version en ligne.';
    return <Failure message={message} onRetry={() => void refetch()} />;
  }
  if (!data || isFetching) return <SkeletonBlock css={{ h: '20rem' }} />;
  return (
    <Panel aria-labelledby={heading} css={{ p: { base: '4', md: '5' } }}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
        <h2 className={css({ fontSize: 'lg' })} id={heading}>
          La version en ligne
        </h2>
        <p>
          <strong>{data.title}</strong> : {data.description}
        </p>
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '2' })}>
          <label className={css({ fontWeight: 'medium' })} htmlFor={text}>
            Texte en ligne
          </label>
          <TextArea id={text} readOnly rows={12} value={data.source} css={{ fontFamily: 'mono' }} />
        </div>
        <p>
          Reportez dans votre texte ce qui lui manque, puis remplacez cette version, ou abandonnez votre
          texte.
        </p>
        <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
          <Button type="submit" onClick={() => onOverwrite(data.version)}>
            Remplacer par mon texte
          </Button>
          <Button variant="outline" onClick={() => onTakeOver(data)}>
            Abandonner mon texte
          </Button>
        </div>
      </div>
    </Panel>
  );
}
