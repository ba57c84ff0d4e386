// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.draft;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.ProviderChoice;

/**
 * A client and a server of the plan that is being edited.
 *
 * @param variant its name in tables and charts; any text
 * @param client  the calling side
 * @param server  the answering side
 * @param over    the name of the choice to which this one adds something; empty for none
 */
public record ChoiceDraft(String variant, ChosenSide client, ChosenSide server, String over) {

    /** One provider on both sides. */
    public ChoiceDraft(String id, String variant, Map<String, String> options) {
        this(variant, ChosenSide.of(id).with(options), ChosenSide.of(id).with(options), "");
    }

    /** Copies a choice of a plan. */
    public static ChoiceDraft of(ProviderChoice choice) {
        return new ChoiceDraft(choice.variant(), choice.client(), choice.server(), choice.over());
    }

    /** Converts to a choice of a plan. @throws IllegalArgumentException when its name is blank */
    public ProviderChoice choice() {
        return new ProviderChoice(variant, client, server, over);
    }

    /** The provider's id; of two providers both, see {@link ProviderChoice#id()}. */
    public String id() {
        return new ProviderChoice("any", client, server).id();
    }

    /** Whether both sides have the same provider and settings. */
    public boolean alike() {
        return client.equals(server);
    }

    /** The same choice under another name. */
    public ChoiceDraft withVariant(String other) {
        return new ChoiceDraft(other, client, server, over);
    }

    /** The same choice over another one, or over none. */
    public ChoiceDraft withOver(String other) {
        return new ChoiceDraft(variant, client, server, other);
    }

    /** The same choice with one side changed; when the sides are alike, with both. */
    public ChoiceDraft with(DraftSide which, UnaryOperator<ChosenSide> change) {
        return switch (which) {
            case CLIENT -> new ChoiceDraft(variant, change.apply(client), server, over);
            case SERVER -> new ChoiceDraft(variant, client, change.apply(server), over);
            case BOTH -> new ChoiceDraft(variant, change.apply(client), change.apply(server), over);
        };
    }

    /** Which sides an edit is about. */
    public enum DraftSide {
        /** The calling side. */
        CLIENT,
        /** The answering side. */
        SERVER,
        /** Both sides, which are alike. */
        BOTH;

        /** The name of a setting of this side in problems, see {@link Problem}. */
        public String place(String setting) {
            return this == BOTH ? setting : name().toLowerCase(Locale.ROOT) + "." + setting;
        }

        /** The side of a choice whose settings are shown. */
        public ChosenSide of(ChoiceDraft choice) {
            return this == SERVER ? choice.server() : choice.client();
        }
    }

    /** Another value of an option of a side; null restores the default. */
    public static UnaryOperator<ChosenSide> option(String name, String value) {
        return side -> {
            Map<String, String> options = new TreeMap<>(side.options());
            if (value == null) {
                options.remove(name);
            } else {
                options.put(name, value);
            }
            return side.with(options);
        };
    }
}
