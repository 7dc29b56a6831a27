import { Slider, type SliderProps } from '#app/ui/Field.tsx';

/** Of a drawer: its name, where it stands as it is `written`, unless as it is read out, and the slider under both. */
export const AimSlider = ({ written, ...slider }: SliderProps & { readonly written?: string }) => (
  <label className="aim-slider">
    <span>{slider.label}</span>
    <output>{written ?? slider.shown}</output>
    <Slider {...slider} />
  </label>
);
