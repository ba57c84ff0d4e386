// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.runtime;

import com.google.protobuf.Timestamp;
import java.util.function.BiFunction;

/** Sets fields that need not be there, and converts instants. */
public final class Present {
    private Present() {
    }

    /** Sets a field unless the value is null. */
    public static <B, T> B set(B builder, BiFunction<B, T, B> setter, T value) {
        return value == null ? builder : setter.apply(builder, value);
    }

    /** Returns the instant of milliseconds since 1970. */
    public static Timestamp timestamp(long millis) {
        return Timestamp.newBuilder().setSeconds(Math.floorDiv(millis, 1000L))
                .setNanos((int) Math.floorMod(millis, 1000L) * 1_000_000).build();
    }

    /** Returns the milliseconds since 1970. */
    public static long millis(Timestamp timestamp) {
        if (timestamp.getNanos() % 1_000_000 != 0) {
            throw new ArithmeticException(timestamp.getNanos() + " nanoseconds are no whole milliseconds");
        }
        return timestamp.getSeconds() * 1000 + timestamp.getNanos() / 1_000_000;
    }
}
