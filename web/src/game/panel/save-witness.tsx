/** Saves what this browser noted about the dice before the first throw, for `duellum verify --witness`. */
import type { JSX } from "preact";
import { useFileAddress } from "../../components/file-address.ts";
import { Icon } from "../../components/icons.tsx";
import type { Witness } from "../../fairness/witness.ts";
import { t } from "../../i18n/translation.ts";

export function SaveWitness({ witness }: { witness: Witness | null }): JSX.Element | null {
  return witness && <WitnessLink witness={witness} />;
}

function WitnessLink({ witness }: { witness: Witness }): JSX.Element {
  const file = useFileAddress(`${JSON.stringify(witness, null, 2)}\n`, "application/json");
  return (
    <a class="button" href={file} download={`duellum-witness-${witness.game}.json`}>
      <Icon name="save" />
      {t("save-witness")}
    </a>
  );
}
