import { useEffect, useRef, useState } from 'react';
import { usePaused, useStopped } from '../../ui/carousel/use-autoplay';
import { css } from '../../ui/style/style';

const canvas = css`
  width: 100%;
  height: 100%;
`;

const PARTICLES = 80;

/** A pause in drawing is capped at this length, so that nothing jumps when drawing resumes. */
const LONGEST_STEP_MS = 50;

/** A curl of metal, somewhere on the canvas. */
const randomParticle = () => ({
  /** Its position, as fractions of the canvas. */
  x: Math.random(),
  y: Math.random(),
  /** Canvas heights per second. */
  speed: 0.02 + Math.random() * 0.05,
  /** Radians, and radians per second. */
  angle: Math.random() * Math.PI * 2,
  spin: Math.random() * 1.6 - 0.8,
  /** The radius of its arc in px. */
  size: 3 + Math.random() * 6,
});

/** Metal chips that fall as if from a lathe. While paused, no frames are requested. */
export function FallingParticles() {
  const ref = useRef<HTMLCanvasElement>(null);
  const [particles] = useState(() => Array.from({ length: PARTICLES }, randomParticle));
  const [stopped] = useStopped();
  const paused = usePaused(ref) || stopped;

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const density = Math.min(devicePixelRatio, 2);
      element.width = element.clientWidth * density;
      element.height = element.clientHeight * density;
      draw(element, particles);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [particles]);

  useEffect(() => {
    const element = ref.current;
    if (!element || paused) return;
    let last = 0;
    const step = (time: number) => {
      const elapsed = Math.min(time - last, LONGEST_STEP_MS);
      last = time;
      for (const particle of particles) {
        particle.y = (particle.y + (particle.speed * elapsed) / 1000) % 1; // wraps from the bottom edge to the top
        particle.angle += (particle.spin * elapsed) / 1000;
      }
      draw(element, particles);
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [paused, particles]);

  return <canvas ref={ref} className={canvas} />;
}

function draw(element: HTMLCanvasElement, particles: ReturnType<typeof randomParticle>[]) {
  const context = element.getContext('2d');
  if (!context) return;
  const { width, height } = element;
  context.clearRect(0, 0, width, height);
  context.strokeStyle = getComputedStyle(element).color;
  for (const { x, y, size, angle } of particles) {
    context.beginPath();
    context.arc(x * width, y * height, size, angle, angle + 1.8);
    context.stroke();
  }
}
