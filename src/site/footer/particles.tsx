import { type ComponentType, useEffect, useRef, useState } from 'react';
import { canvas } from './footer.style';

/** The footer's particles, whose code is loaded when they are near. A footer without them lacks nothing. */
export function Particles() {
  const box = useRef<HTMLDivElement>(null);
  const [View, setView] = useState<ComponentType>();

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('./falling-particles').then(
        ({ FallingParticles }) => setView(() => FallingParticles),
        () => {},
      );
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className={canvas}>
      {View && <View />}
    </div>
  );
}
