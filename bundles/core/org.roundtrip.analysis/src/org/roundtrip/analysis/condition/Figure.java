// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.condition;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import org.roundtrip.model.Result;

/** A figure of a row that a condition may name. */
public enum Figure {
    /** The median in microseconds, as callers see it. The only one with an interval. */
    P50("p50", Result::medianNanos),
    /** Bytes on the wire of a call. */
    WIRE_BYTES("wireBytes", Result::wireBytesPerCall),
    /** Bytes of the values of a call. */
    CONTENT_BYTES("contentBytes", Result::contentBytesPerCall),
    /** Packets of a call. */
    PACKETS("packets", Result::packetsPerCall);

    /** Nanoseconds of a microsecond. */
    static final double MICRO = 1_000;
    private final String word;
    private final Function<Result, Double> value;

    Figure(String word, Function<Result, Double> value) {
        this.word = word;
        this.value = value;
    }

    /** Its name in a condition. */
    public String word() {
        return word;
    }

    /** Whether it is known up to an interval only. */
    boolean time() {
        return this == P50;
    }

    /** The figure of a row, a time in microseconds; empty where it was not measured. */
    Optional<Double> of(Result row) {
        return Optional.ofNullable(value.apply(row)).map(number -> time() ? number / MICRO : number);
    }

    /** The one with a name, in any case. */
    static Optional<Figure> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word.equalsIgnoreCase(word)).findFirst();
    }
}
