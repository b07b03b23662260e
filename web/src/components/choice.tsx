/** One of a few, as radio buttons drawn as a segmented control. */
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; text: ComponentChildren }[];
  chosen: Value;
  choose(value: Value): void;
}

export function Choice<Value extends string>({ label, options, chosen, choose }: ChoiceProps<Value>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="setting choice">
      <legend>{label}</legend>
      <div class="choice-options">
        {options.map(({ value, text }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              class="visually-hidden"
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
