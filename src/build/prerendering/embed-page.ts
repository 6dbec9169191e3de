/** The main part of /demo/, which demo/embed.ts brings to life. Plain words: its readers look after a page, they do not program. */
export const EMBED_MAIN = `<h1>Put the society on your page</h1>
      <p class="summary">
        Your department's page can show the society's events, news, pictures and more. The society keeps them up to
        date; you paste three pieces of text once. You need to be able to edit your page's HTML. You do not need to
        program.
      </p>
      <noscript><p class="note">Choosing and previewing need JavaScript, which your browser has switched off.
        The society will gladly send you what to paste.</p></noscript>

      <section class="step" aria-labelledby="step-1">
        <h2 id="step-1"><span>Step 1</span> Choose what to show</h2>
        <div id="choice"></div>
      </section>

      <div class="side-by-side">
        <section class="step" aria-labelledby="step-2">
          <h2 id="step-2"><span>Step 2</span> Make it yours</h2>
          <p class="doc">You can leave everything as it is.</p>
          <div id="settings"></div>
        </section>

        <section class="step" aria-labelledby="step-3">
          <h2 id="step-3"><span>Step 3</span> See how it looks</h2>
          <p class="doc">
            These are pages of other people, made up for trying. It takes the typeface and the colours of the page it
            stands on.
          </p>
          <div id="preview"></div>
        </section>
      </div>

      <section class="step" aria-labelledby="step-4">
        <h2 id="step-4"><span>Step 4</span> Copy it to your page</h2>
        <ol class="pieces" id="pieces"></ol>
      </section>

      <section class="step" aria-labelledby="step-5">
        <h2 id="step-5"><span>Step 5</span> Look at your page</h2>
        <p>Save your page and open it. After a moment the content stands there. If it does not:</p>
        <ul class="hints">
          <li><strong>Nothing at all:</strong> your system may have removed what you pasted. Look for a block that takes
            HTML as it is, or ask whether your account may use one.</li>
          <li><strong>Only the text of the code:</strong> it was pasted as text. Paste it in the HTML or source view.</li>
          <li><strong>Only the link:</strong> the script line is missing, or your site does not allow it yet:</li>
        </ul>
        <ul class="pieces" id="policy"></ul>
      </section>

      <section class="step" id="included" aria-labelledby="better" hidden>
        <h2 id="better"><span>Better</span> Let your server put the list in</h2>
        <p>
          Then search engines find the items on your page, and visitors without scripts can read them. Your server has
          to fetch a short list from the society's; when the page opens, the full view takes its place. Ask whoever
          runs your server which of these fits.
        </p>
        <ul class="pieces" id="includes"></ul>
      </section>

      <section class="step" aria-labelledby="developers">
        <h2 id="developers"><span>More</span> For developers</h2>
        <p><a id="bench-link" href="/demo/events.html">All settings, states and events of this one</a>, and those of
          the others:</p>`;
