/**
 * English words in French texts that the French stemmer would confuse with French ones (« router » with « route », «
 * user » with « usage ») or mangle (« redis »). The stem only drops a plural s, and names keep theirs.
 */
const nouns = `
adapter api beginner blocker breaker browser buffer builder bundler caller cluster commit compiler computer consumer container
controller counter crawler customer debugger designer developer docker driver editor emulator encoder filter finder
folder footer formatter gamer getter grabber hacker handler header helper hook hoster issue iterator job
launcher layer leader learner letter linter listener loader logger maintainer maker marker master member merger middleware
minifier mixer monitor newsletter number observer order owner packager parser pipeline placeholder planner player pointer
power printer processor producer profiler provider proxy reader reducer resolver reviewer router
runner scheduler scraper selector server setter shader slider solver spammer speaker spinner sticker streamer
stylesheet subscriber ticker timer tracker trigger tutorial user validator viewer wrapper writer worker`;

const names = `
access angular ansible apache axios bash bootstrap business canvas chess class cors css cypress devops dns express
firefox flutter gatsby helm iris java javascript jenkins keras kubernetes kubeless laravel lens less linux mac macos
mongoose news numpy pandas perl php postgres postgresql powerpoint progress prometheus rails react redis
redux ruby rust saas sass scala status success svelte swift symfony tailwind terraform tls twig twitter ubuntu vercel
wireless windows wordpress`;

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Maps each word and its plural to their stem. */
export const englishStems: ReadonlyMap<string, string> = new Map([
  ...words(nouns).flatMap((word): [string, string][] => [
    [word, word],
    [`${word}s`, word],
  ]),
  ...words(names).map((word): [string, string] => [word, word]),
]);
