/** One of a few, as radio buttons in a row. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";

interface ChoiceProps {
  legend: string;
  name: string;
  options: readonly { readonly value: string; readonly text: string }[];
  value: string;
  choose(value: string): void;
}

export function Choice({ legend, name, options, value, choose }: ChoiceProps): JSX.Element {
  const group = `${name}-${useId()}`;
  return (
    <fieldset class="analysis-choice">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={group} checked={option.value === value} onChange={() => choose(option.value)} />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
