// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.model.ProviderChoice;

/**
 * A provider of the plan that is being edited.
 *
 * @param id      the provider's id
 * @param variant its name in tables and charts; any text
 * @param options the options that differ from the defaults
 */
public record ChoiceDraft(String id, String variant, Map<String, String> options) {
    /** Copies the map. */
    public ChoiceDraft {
        options = Map.copyOf(options);
    }

    /** Copies a choice of a plan. */
    public static ChoiceDraft of(ProviderChoice choice) {
        return new ChoiceDraft(choice.id(), choice.variant(), choice.options());
    }

    /** Converts to a choice of a plan. @throws IllegalArgumentException when its name is blank */
    public ProviderChoice choice() {
        return new ProviderChoice(id, variant, options);
    }

    /** The same provider under another name. */
    public ChoiceDraft withVariant(String other) {
        return new ChoiceDraft(id, other, options);
    }

    /** The same provider with another value of an option; null restores the default. */
    public ChoiceDraft withOption(String name, String value) {
        Map<String, String> others = new TreeMap<>(options);
        if (value == null) {
            others.remove(name);
        } else {
            others.put(name, value);
        }
        return new ChoiceDraft(id, variant, others);
    }
}
