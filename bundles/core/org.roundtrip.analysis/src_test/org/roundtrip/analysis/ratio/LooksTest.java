// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LooksTest {

    @ParameterizedTest
    @CsvSource({"4,16,4 6 10 16", "4,20,4 6 10 16 20", "1,3,1 2 3", "5,5,5", "10,100,10 16 26 42 67 100"})
    void earlyLooksAreSurer(int least, int most, String expected) {
        Looks looks = new Looks(least, most);
        List<Integer> found = IntStream.iterate(looks.next(0), blocks -> looks.next(blocks) != blocks, looks::next).boxed().toList();
        List<Integer> all = IntStream.concat(found.stream().mapToInt(Integer::intValue), IntStream.of(most)).boxed().toList();
        assertEquals(expected, String.join(" ", all.stream().map(String::valueOf).toList()));
        all.forEach(blocks -> assertEquals(blocks == most ? 0.95 : 0.99, looks.confidence(blocks)));
    }
}
