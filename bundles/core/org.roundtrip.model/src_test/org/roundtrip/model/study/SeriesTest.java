// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.load.Load;

class SeriesTest {
    private static final double[] TWELVE = {30, 7, 1000, 8, 9, 10, 11, 12, 13, 14, 15, 16};

    @Test
    void eachSummaryIsThatOfItsStudy() {
        assertEquals(1145.0 / 12, Summary.MEAN.of(TWELVE));
        assertEquals(12.5, Summary.MEDIAN.of(TWELVE));
        assertEquals(9, Summary.LOWEST5.of(TWELVE), "7, 8, 9, 10, 11");
        assertEquals(138.0 / 10, Summary.TRIMMED.of(TWELVE), "without 7 and 1000");
        assertEquals(30, TWELVE[0], "they keep their order");
    }

    @Test
    void whatIsTypedIsReadAsWritten() {
        List<Series> all = List.of(new Series(1000, 12, Summary.TRIMMED), new Series(1, 1, Summary.MEAN));
        assertEquals("1000 x 12 trimmed; 1 x 1 mean", Series.typed(all));
        assertEquals(all, Series.parse(Series.typed(all)));
        assertEquals(all, Series.parse(" 1000x12, Trimmed ;1 \u00d7 1 MEAN"));
        assertEquals(List.of(), Series.parse(" "));
        assertEquals("1000 calls x 12, trimmed", all.getFirst().label());
        for (String wrong : List.of("1000", "1000 x 12", "1000 x 12 mode", "1000 x 12 mean;", "0 x 1 mean", "9 x 4 lowest5", "9 x 2 trimmed")) {
            assertThrows(IllegalArgumentException.class, () -> Series.parse(wrong), wrong);
        }
    }

    @Test
    void seriesNeedOneCaller() {
        Protocol protocol = Protocol.STANDARD.with(new Studied(List.of(new Series(10, 3, Summary.MEAN))));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> protocol.with(new Load.Closed(2))).getMessage().contains("one caller"));
        assertEquals(Studied.NONE, protocol.quick().studied(), "a quick run leaves them out");
    }
}
