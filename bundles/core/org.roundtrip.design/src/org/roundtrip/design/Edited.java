// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.List;
import java.util.function.Function;

/** What an edit comes to. */
public sealed interface Edited {

    /**
     * The edit is possible.
     *
     * @param design the design after it
     * @param chosen the numbers of the nodes that a person chooses next: what was added, moved or changed
     */
    record Done(Design design, List<Integer> chosen) implements Edited {
        /** Copies the list. */
        public Done {
            chosen = List.copyOf(chosen);
        }
    }

    /**
     * The edit is not possible.
     *
     * @param reason one sentence for people
     */
    record Refused(String reason) implements Edited {
    }

    /** Returns an edit that is possible, after which nothing is chosen. */
    static Edited of(Design design) {
        return new Done(design, List.of());
    }

    /** Returns the design after the edit. @throws IllegalStateException with the reason when it is not possible */
    default Design design() {
        return switch (this) {
            case Done done -> done.design;
            case Refused refused -> throw new IllegalStateException(refused.reason);
        };
    }

    /** Returns what a further edit of the result comes to; a refusal stays one. */
    default Edited then(Function<Done, Edited> next) {
        return this instanceof Done done ? next.apply(done) : this;
    }
}
