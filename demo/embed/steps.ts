import { snippetLine, snippetLineWithoutStyle, styleSheetCode } from '../workbench/code';
import { element } from '../workbench/element';
import { symptomsOf } from './symptoms';
import type { SystemAnswers } from './system-choice';
import type { System, Way, WayOptions, WayStep } from './systems/system';
import { systemNamed } from './systems/systems';
import { disclosure, stepView, wayView } from './way-view';

/** The way for a page whose system isn't known yet. */
function plainWay(options: WayOptions): Way {
  const steps = [{ text: 'Paste this line where your page takes HTML.', code: snippetLine(options) }];
  return { id: 'line', title: 'The code', steps };
}

/** Returns the system if all that matters about it has been answered. */
function answeredSystem({ system, account }: SystemAnswers): System | undefined {
  const found = systemNamed(system ?? null);
  return found?.accounts && !account ? undefined : found;
}

/** Step 4: what to do, shortest way first. */
export function stepsView(answers: SystemAnswers, options: WayOptions): Node[] {
  const system = answeredSystem(answers);
  if (!system) {
    const question = answers.system ? 'what your account may do' : 'which system your page is in';
    return [
      element('p', { className: 'hint' }, `Answer ${question}, and the steps appear here.`),
      disclosure('plain', 'Show only the code', wayView(plainWay(options), 'h3'), withoutStyle(options)),
    ];
  }
  const [first, ...others] = system.ways(options);
  if (!first) {
    return [
      element(
        'p',
        { className: 'hint' },
        `${system.name} allows only frames, and this can’t be framed, so that no other page can make readers press its button. Link to it on the society’s website instead.`,
      ),
    ];
  }
  const once = others.filter(({ isOnce, id }) => isOnce || id === first.needs);
  const more = others.filter((way) => !once.includes(way));
  const needed = once.filter(({ id }) => id === first.needs);
  const isAsked = options.account !== 'administrator' && system.accounts !== undefined;
  const onceTitle = isAsked ? 'For an administrator, once' : 'Once, for the whole site';
  const onceView = (way: Way) =>
    disclosure(
      way.id,
      `${onceTitle}: ${way.title}`,
      wayView(way, 'h4'),
      ...(isAsked
        ? [element('p', { className: 'doc' }, 'The address of this page keeps your choices: send it to them.')]
        : []),
    );
  const main = wayView(first, 'h3');
  if (needed.length)
    main
      .querySelector('h3')
      ?.after(
        element(
          'p',
          { className: 'note' },
          isAsked
            ? 'This works once an administrator of your site has prepared it. You can send them this page’s address: the steps for them are below.'
            : 'This works once your site has been prepared: the steps are below.',
        ),
      );
  const isScript = [first, ...more].some(({ steps }) => steps.some(({ code }) => code === snippetLine(options)));
  return [
    main,
    ...needed.map(onceView),
    ...(more.length || isScript
      ? [
          disclosure(
            'more',
            'Other ways',
            ...more.map((way) => wayView(way, 'h4')),
            ...(isScript ? [withoutStyle(options)] : []),
          ),
        ]
      : []),
    ...once.filter((way) => !needed.includes(way)).map(onceView),
    ...(system.tried
      ? []
      : system.sources.length
        ? [
            element(
              'p',
              { className: 'doc' },
              `We haven’t tried this in ${system.name}; it follows its documentation: `,
              ...links(system),
            ),
          ]
        : []),
  ];
}

function links({ sources }: System): (Node | string)[] {
  return sources.flatMap(([title, href], index) => [index ? ', ' : '', element('a', { href }, title)]).concat('.');
}

/** For pages whose policy forbids `style` attributes. */
function withoutStyle(options: WayOptions): HTMLElement {
  return wayView(
    {
      id: 'line',
      title: 'If your page’s policy forbids style attributes',
      steps: [
        { text: 'Paste this line instead.', code: snippetLineWithoutStyle(options) },
        {
          text: 'Paste this into your style sheet (a file ending in .css, or a field called **Additional CSS**), so that your page doesn’t jump when the content arrives.',
          code: styleSheetCode(options),
        },
      ],
    },
    'h4',
  );
}

/** Step 5: what to do about what one sees. */
export function symptomsView(answers: SystemAnswers, options: WayOptions): Node[] {
  const system = answeredSystem(answers);
  const way = system ? system.ways(options)[0] : plainWay(options);
  if (!way) return [];
  return symptomsOf(system, way, options).map(({ id, see, advice }) =>
    disclosure(id, see, element('ol', { className: 'steps' }, ...advice.map((step: WayStep) => stepView(step, see)))),
  );
}
