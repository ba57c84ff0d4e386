// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.roundtrip.model.Result;
import org.roundtrip.model.load.ServerTime;

/** Makes the bar of measured calls that are cut where the servant got each of them and where it was done. */
public final class ServantBar {
    private ServantBar() {
    }

    /** Returns the bar of a row; empty when its servant recorded nothing, or on another machine than the client. */
    public static Optional<StackedBar<CallPart>> of(Result row) {
        ServerTime server = row.underLoad().server();
        return server.toP50Nanos() == null || server.fromP50Nanos() == null || row.p50Nanos() == null ? Optional.empty()
                : Optional.of(AnatomyBars.bar(row.variant(), Map.of(CallPart.TO_SERVANT, server.toP50Nanos(),
                        CallPart.SERVANT, server.p50Nanos(), CallPart.FROM_SERVANT, server.fromP50Nanos()), row.p50Nanos()));
    }

    /** Returns within how many nanoseconds the ways to the servants and back are known in all of some rows; 0 without any. */
    public static long boundNanos(List<Result> rows) {
        return rows.stream().map(row -> row.underLoad().server().boundNanos()).filter(Objects::nonNull)
                .mapToLong(Long::longValue).max().orElse(0);
    }
}
