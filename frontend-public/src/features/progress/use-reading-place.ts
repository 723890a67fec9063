import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { hasHint, keepHint } from '../../lib/page-hint';
import { useSession } from '../session/use-session';
import { progressQuery } from './progress';
import {
  handOverPlaces,
  isFurther,
  isFurtherThanElsewhere,
  isUnderWay,
  keepPlace,
  keptPlace,
  placeReached,
  RESUME_HASH,
  savePlace,
  type ReadText,
  type Place,
} from './reading';

/** A place counts as read once the reader has rested there this long, in milliseconds. */
const PAUSE_MS = 1500;
const NOWHERE: Place = { position: 0, heading: null, block: 0 };

/**
 * Remembers how far the text was read: in the account, or in the browser of a visitor.
 * @returns the place of an earlier visit, until the reader scrolls on
 */
export function useReadingPlace(
  article: RefObject<HTMLElement | null>,
  { id: tutorialId, title }: ReadText,
): Place | null {
  const queryClient = useQueryClient();
  const { isAuthenticated, isLoading } = useSession();
  const [offer, setOffer] = useState<Place | null>(null);

  useEffect(() => {
    if (isLoading) return;
    let furthest = keptPlace(tutorialId) ?? NOWHERE;
    let unsaved: Place | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    let lastY = 0;
    let isPast = false;

    const propose = () => {
      // The scroll position may still be that of the previous page.
      const isAsked = location.hash === RESUME_HASH;
      if (!ended && isUnderWay(furthest) && (isAsked || window.scrollY < window.innerHeight))
        setOffer(furthest);
    };

    async function begin() {
      if (isAuthenticated) {
        await handOverPlaces(queryClient);
        // Another device may have been used since.
        const fresh = { ...progressQuery(tutorialId), staleTime: 0 };
        const { position, heading, block } = await queryClient.fetchQuery(fresh);
        const known = { position, heading, block };
        if (!isFurtherThanElsewhere(furthest, known)) furthest = known;
      }
      propose();
    }

    function save() {
      clearTimeout(timer);
      if (!unsaved) return;
      const place = unsaved;
      unsaved = null;
      furthest = place;
      keepHint('continues', isUnderWay(place) || hasHint('continues'));
      if (!isAuthenticated) return keepPlace(tutorialId, title, place);
      // A place that could not be saved is handed over next time.
      savePlace(queryClient, tutorialId, place).catch(() => keepPlace(tutorialId, title, place));
    }

    function measure() {
      if (!article.current) return;
      const place = placeReached(article.current, furthest);
      // A reader who has jumped past the text and scrolls up has not read its end either.
      isPast = place === null || (isPast && window.scrollY <= lastY);
      lastY = window.scrollY;
      unsaved = place && !isPast && isFurther(place, furthest) ? place : null;
    }

    function moved() {
      if (window.scrollY > window.innerHeight) setOffer(null);
      measure();
      clearTimeout(timer);
      timer = setTimeout(save, PAUSE_MS);
    }

    // Measures once more: the last scroll event comes with the next frame, which a page being left never shows.
    function leave() {
      measure();
      save();
    }

    const hidden = () => document.visibilityState === 'hidden' && leave();
    begin()
      .catch(() => propose())
      .finally(() => {
        if (ended) return;
        addEventListener('scroll', moved, { passive: true });
        // The reader may have scrolled on meanwhile.
        if (window.scrollY > window.innerHeight) moved();
      });
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      ended = true;
      save();
      setOffer(null);
      removeEventListener('scroll', moved);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [article, tutorialId, title, isAuthenticated, isLoading, queryClient]);

  return offer;
}
