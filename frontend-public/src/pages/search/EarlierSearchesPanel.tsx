import { css } from '#styles/css';
import X from '~icons/x';
import { Button, Panel, PlainLink } from '../../ui/controls';
import {
  chooseToKeepSearches,
  forgetSearch,
  forgetSearches,
  useEarlierSearches,
} from '../../lib/earlier-searches';

/** Manages the earlier searches stored on this device. */
export function EarlierSearchesPanel() {
  const { isKept, texts } = useEarlierSearches();
  if (isKept && texts.length === 0) return null;
  return (
    <Panel aria-labelledby="_recherches-appareil" css={{ mt: '2' }}>
      <h2
        className={css({ fontSize: 'sm', fontFamily: 'body', fontWeight: 'semibold' })}
        id="_recherches-appareil"
      >
        Recherches de cet appareil
      </h2>
      {texts.length > 0 && (
        <ul className={css({ listStyleType: 'none', mt: '1' })}>
          {texts.map((text) => (
            <li
              className={css({
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: '2',
              })}
              key={text}
            >
              <PlainLink
                to={`/recherche?${new URLSearchParams({ q: text })}`}
                css={{ py: '2', overflowWrap: 'anywhere' }}
              >
                {text}
              </PlainLink>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Oublier « ${text} »`}
                onClick={() => forgetSearch(text)}
                css={{ color: 'fg.muted' }}
              >
                <X size={16} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isKept ? (
        <div className={css({ display: 'flex', gap: '2', flexWrap: 'wrap', mt: '2' })}>
          <Button variant="outline" size="sm" onClick={forgetSearches}>
            Tout effacer
          </Button>
          <Button variant="ghost" size="sm" onClick={() => chooseToKeepSearches(false)}>
            Ne plus les garder
          </Button>
        </div>
      ) : (
        <>
          <p className={css({ mt: '2', fontSize: 'sm', color: 'fg.muted' })}>
            Cet appareil n’en garde aucune.
          </p>
          <Button variant="outline" size="sm" onClick={() => chooseToKeepSearches(true)} css={{ mt: '3' }}>
            Les garder de nouveau
          </Button>
        </>
      )}
    </Panel>
  );
}
