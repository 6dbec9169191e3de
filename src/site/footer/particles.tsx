import { useEffect, useRef, useState } from 'react';
import { usePaused } from '../../ui/use-paused';
import { canvas } from './footer.style';
import { drawParticle, moveParticle, scatterParticles } from './particle';

const PARTICLES = 80;

/** A pause in drawing counts as at most this long, so that nothing jumps when it goes on. */
const LONGEST_STEP_MS = 50;

/** Chips that fall as from a lathe. While paused, no frame is requested. */
export function Particles() {
  const ref = useRef<HTMLCanvasElement>(null);
  const [particles] = useState(() => scatterParticles(PARTICLES));
  const paused = usePaused(ref);

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
      for (const particle of particles) moveParticle(particle, elapsed);
      draw(element, particles);
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [paused, particles]);

  return <canvas ref={ref} className={canvas} />;
}

function draw(element: HTMLCanvasElement, particles: ReturnType<typeof scatterParticles>) {
  const context = element.getContext('2d');
  if (!context) return;
  const { width, height } = element;
  context.clearRect(0, 0, width, height);
  context.strokeStyle = getComputedStyle(element).color;
  for (const particle of particles) drawParticle(context, particle, width, height);
}
