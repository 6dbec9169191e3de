/** A chip in the footer: where it is, in parts of the canvas, and how it moves. */
export interface Particle {
  x: number;
  y: number;
  /** Canvas heights per second. */
  speed: number;
  /** Radians, and radians per second. */
  angle: number;
  spin: number;
  /** Half its length in px. */
  size: number;
}

/** Particles all over the canvas. @param random gives numbers from 0 up to 1. */
export function scatterParticles(count: number, random: () => number): Particle[] {
  return Array.from({ length: count }, () => ({
    x: random(),
    y: random(),
    speed: 0.02 + random() * 0.05,
    angle: random() * Math.PI * 2,
    spin: random() * 1.6 - 0.8,
    size: 3 + random() * 6,
  }));
}

/** Lets a particle fall; below the edge it begins at the top again. */
export function moveParticle(particle: Particle, elapsedMs: number): void {
  particle.y = (particle.y + (particle.speed * elapsedMs) / 1000) % 1;
  particle.angle += (particle.spin * elapsedMs) / 1000;
}

/** A curl of metal: a short arc. */
export function drawParticle(
  context: CanvasRenderingContext2D,
  particle: Particle,
  width: number,
  height: number,
): void {
  context.beginPath();
  context.arc(particle.x * width, particle.y * height, particle.size, particle.angle, particle.angle + 1.8);
  context.stroke();
}
