// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.machine;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.roundtrip.model.text.Texts;

/**
 * Where the threads of a fork run. Threads that call or answer are told from the rest, such as those of the JIT compilers and the
 * garbage collector. Processors of a whole process are its {@link Affinity}.
 *
 * @param kind  what decides
 * @param calls processors of the threads that call and answer, as {@link Affinity} writes them; empty unless listed
 * @param rest  processors of all other threads, in the same way
 */
public record Placement(Kind kind, String calls, String rest) {
    /** The check of the machine chooses. */
    public static final Placement AUTOMATIC = new Placement(Kind.AUTOMATIC);
    /** The operating system chooses. */
    public static final Placement FREE = new Placement(Kind.FREE);
    /** All threads that call and answer share one processor. */
    public static final Placement ONE = new Placement(Kind.ONE);
    /** Client and server have a processor each. */
    public static final Placement SPLIT = new Placement(Kind.SPLIT);

    /** What decides on a placement. */
    public enum Kind {
        AUTOMATIC, FREE, ONE, SPLIT,
        /** The plan names the processors. */
        LISTED;

        /** The word for it in a plan. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** @throws IllegalArgumentException when a text is no list of processors, or lists and kind do not belong together */
    public Placement {
        calls = checked("placement.calls", calls);
        rest = checked("placement.rest", rest);
        if (kind == Kind.LISTED ? calls.isEmpty() || rest.isEmpty() : !calls.isEmpty() || !rest.isEmpty()) {
            throw new IllegalArgumentException(Texts.of(Placement.class).text("placement.lists"));
        }
    }

    private Placement(Kind kind) {
        this(kind, "", "");
    }

    /** The named processors. @throws IllegalArgumentException when a text is empty or no list of processors */
    public static Placement listed(String calls, String rest) {
        return new Placement(Kind.LISTED, calls, rest);
    }

    /** The placement that a plan writes as one word; empty when there is none of this name. */
    public static Optional<Placement> of(String word) {
        return Arrays.stream(Kind.values()).filter(kind -> kind != Kind.LISTED && kind.word().equals(word)).findFirst().map(Placement::new);
    }

    private static String checked(String field, String list) {
        String stripped = list.replace(" ", "");
        if (!Affinity.valid(stripped)) {
            throw new IllegalArgumentException(Texts.of(Affinity.class).text("processors", field, list));
        }
        return stripped;
    }
}
