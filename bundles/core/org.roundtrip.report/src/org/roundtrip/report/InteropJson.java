// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.analysis.interop.MedianInterval;
import org.roundtrip.analysis.interop.PairCell;

/** The cells of a run in which every client calls every server, as JSON. */
public final class InteropJson {
    private InteropJson() {
    }

    /**
     * Returns an array with an object for each cell: {@code client}, {@code server}, {@code operation}, {@code shape} (the payload),
     * {@code works} (null when it was not measured), {@code refused}, {@code p50Nanos}, the ends {@code p50LowNanos} and {@code
     * p50HighNanos} of its 95 % interval over forks, and {@code error}. What was not measured is null.
     */
    public static ArrayNode cells(Interop interop) {
        ArrayNode cells = JsonNodeFactory.instance.arrayNode();
        interop.cells().forEach(cell -> cells.add(cell(cell)));
        return cells;
    }

    private static ObjectNode cell(PairCell cell) {
        Optional<MedianInterval> interval = cell.works() ? MedianInterval.of(cell.result().forkMediansNanos()) : Optional.empty();
        return JsonNodeFactory.instance.objectNode().put("client", cell.client()).put("server", cell.server())
                .put("operation", cell.operation()).put("shape", cell.result().payload())
                .put("works", cell.state() == PairCell.State.OPEN ? null : (Boolean) cell.works())
                .put("refused", cell.state() == PairCell.State.REFUSED).put("p50Nanos", cell.p50Nanos())
                .put("p50LowNanos", interval.map(MedianInterval::low).orElse(null))
                .put("p50HighNanos", interval.map(MedianInterval::high).orElse(null))
                .put("error", cell.error().isEmpty() ? null : cell.error());
    }
}
