// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.draft;

import java.util.function.Consumer;
import org.roundtrip.model.Forks;
import org.roundtrip.model.Network;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.machine.Affinity;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;
import org.roundtrip.model.text.Texts;

/** The numbers of a protocol, with the range of each, its lists of processors, and its series. */
public enum ProtocolField {
    /** A number, or the least and the most of them. */
    FORKS(1, Forks.MOST, false, false),
    /** Seconds of a warm-up until steady. */
    WARM_UP_LEAST(0, WarmUp.Steady.MOST, true, false),
    WARM_UP_MOST(0, WarmUp.Steady.MOST, true, false),
    WARM_UP_CALLS(0, Long.MAX_VALUE, false, true),
    WARM_UP_SECONDS(0, 86_400, true, true),
    MEASURED_CALLS(0, Long.MAX_VALUE, false, true),
    MEASURED_SECONDS(0, 86_400, true, true),
    CAPTURE_CALLS(0, 1_000_000, false, false),
    TIMEOUT_SECONDS(1, 3600, false, false),
    HEAP_MIB(64, 65_536, false, false),
    SEED(Long.MIN_VALUE, Long.MAX_VALUE, false, false),
    /** Used only by networks that have a latency. */
    LATENCY_MICROS(0, Network.Ethernet.MOST_LATENCY, false, false),
    /** A list of processors, or nothing, as those of server and capture. */
    CLIENT_PROCESSORS,
    SERVER_PROCESSORS,
    CAPTURE_PROCESSORS,
    /** A list of processors of a placement by lists, as those of the rest. */
    CALL_PROCESSORS,
    REST_PROCESSORS,
    /** Series as they are typed. */
    SERIES(0, 0, false, true),
    /** Repeated look-ups and connections of each fork. */
    LOOKUPS(0, Studied.MOST_LOOKUPS, false, true),
    CONNECTIONS(0, Studied.MOST_CONNECTIONS, false, true),
    /** Callers of a closed load. */
    CALLERS(1, Load.MOST_CALLERS, false, false),
    /** Think time of a closed load. */
    THINK_MICROS(0, Load.MOST_THINK_MICROS, false, false),
    /** Asynchronous calls that each caller of a closed load may have in flight. */
    WINDOW(1, Load.MOST_WINDOW, false, false),
    /** Callers of an open load. */
    IN_FLIGHT(1, Load.MOST_CALLERS, false, false),
    RATE((long) Load.LEAST_RATE, (long) Load.MOST_RATE, true, false),
    /** The rate at the end of a phase, of a load whose rate changes. */
    TO_RATE((long) Load.LEAST_RATE, (long) Load.MOST_RATE, true, false),
    STEPS(Load.Steps.LEAST, Load.Steps.MOST, false, false),
    BURST(Load.Bursts.LEAST, Load.Bursts.MOST, false, false);

    private final long least;
    private final long most;
    private final boolean fractions;
    private final boolean optional;
    private final boolean list;

    /** A list of processors. */
    ProtocolField() {
        this(0, Affinity.MOST, false, true, true);
    }

    ProtocolField(long least, long most, boolean fractions, boolean optional) {
        this(least, most, fractions, optional, false);
    }

    ProtocolField(long least, long most, boolean fractions, boolean optional, boolean list) {
        this.list = list;
        this.least = least;
        this.most = most;
        this.fractions = fractions;
        this.optional = optional;
    }

    private static String typed(String text, Consumer<String> parser) {
        try {
            parser.accept(text);
            return null;
        } catch (IllegalArgumentException e) {
            return DraftCheck.sentence(e.getMessage());
        }
    }

    /** Returns one sentence on what is wrong with the text, or null when it is valid. */
    public String objection(String text) {
        if (text.isBlank()) {
            return optional ? null : Texts.of(ProtocolField.class).text("numberMissing");
        }
        if (this == SERIES) {
            return typed(text, series -> new Studied(Series.parse(series)));
        }
        if (this == FORKS && ForksText.isRange(text)) {
            return typed(text, ForksText::parse);
        }
        if (list) {
            return Affinity.valid(text.replace(" ", "")) ? null : Texts.of(ProtocolField.class).text("notProcessors", text);
        }
        try {
            double value = fractions ? Double.parseDouble(text.strip()) : Long.parseLong(text.strip());
            if (!(value >= least)) {
                return Texts.of(ProtocolField.class).text("tooSmall", least);
            }
            return value <= most ? null : Texts.of(ProtocolField.class).text("tooLarge", most);
        } catch (NumberFormatException e) {
            return Texts.of(ProtocolField.class).text(fractions ? "notANumber" : "notWhole", text);
        }
    }
}
