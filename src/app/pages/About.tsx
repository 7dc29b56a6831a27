import { texts } from '#play/texts.ts';

/** The file that the build makes (scripts/page/notices.mjs). */
const NOTICES = './notices.txt';

/** A description of the page, a way to the lab, and its credits. */
export const About = () => (
  <section aria-labelledby="about-title">
    <h2 id="about-title">{texts.about.title}</h2>
    <p>
      {texts.about.text} <a href={NOTICES}>{texts.about.notices}</a>
    </p>
    <p>
      <a href="#/lab">{texts.about.lab}</a>
    </p>
  </section>
);
