import { useEffect, useRef } from 'react';
import { canvas } from './footer.style';
import { drawParticle, moveParticle, scatterParticles } from './particle';

/** About as many as the spec says (section 9). */
const PARTICLES = 80;

/** A pause in drawing counts as at most this long, so that nothing leaps when the tab comes back. */
const LONGEST_STEP_MS = 50;

/**
 * Chips that fall as from a lathe. They rest when out of sight, in a hidden tab and under reduced
 * motion; then no frame is asked for.
 */
export function Particles() {
  const canvasRef = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvasRef.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const particles = scatterParticles(PARTICLES, Math.random);
    let inSight = false;
    let frame = 0;
    let last = 0;

    const draw = () => {
      const { width, height } = element;
      context.clearRect(0, 0, width, height);
      context.strokeStyle = getComputedStyle(element).color;
      for (const particle of particles) drawParticle(context, particle, width, height);
    };
    const step = (time: number) => {
      const elapsed = Math.min(time - last, LONGEST_STEP_MS);
      last = time;
      for (const particle of particles) moveParticle(particle, elapsed);
      draw();
      frame = requestAnimationFrame(step);
    };
    const decide = () => {
      cancelAnimationFrame(frame);
      frame = 0;
      if (inSight && !document.hidden && !calm.matches) frame = requestAnimationFrame(step);
    };
    const sight = new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting ?? false;
      decide();
    });
    const size = new ResizeObserver(() => {
      const density = Math.min(devicePixelRatio, 2);
      element.width = element.clientWidth * density;
      element.height = element.clientHeight * density;
      draw();
    });
    sight.observe(element);
    size.observe(element);
    document.addEventListener('visibilitychange', decide);
    calm.addEventListener('change', decide);
    return () => {
      cancelAnimationFrame(frame);
      sight.disconnect();
      size.disconnect();
      document.removeEventListener('visibilitychange', decide);
      calm.removeEventListener('change', decide);
    };
  }, []);

  return <canvas ref={canvasRef} className={canvas} />;
}
