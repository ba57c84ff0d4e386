// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.preview.Preview;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.Previews;

/**
 * Not a test but a benchmark, which {@code releng/bench preview} starts: the time from an edit of a small payload until its
 * bytes are there. After each edit every provider makes its preview, so that all of them meet the same disturbances. The
 * payload is a new one after each edit, so that nothing of it is compiled yet. It prints medians in milliseconds.
 */
class PreviewLatency {
    private static final int WARM_UP = 3;
    private static final int EDITS = 9;

    @TempDir
    Path folder;

    @Test
    void measure() throws Exception {
        Map<String, List<Long>> compiling = new TreeMap<>();
        Map<String, List<Long>> calling = new TreeMap<>();
        List<Subject> subjects = Subject.all(folder).stream().filter(subject -> !subject.sketch()).toList();
        long unique = System.nanoTime();
        for (int edit = 0; edit < WARM_UP + EDITS; edit++) {
            for (Subject subject : subjects) {
                Preview preview = previews(subject).preview(PreviewedCall.of(drawing(unique + edit)), subject.info().id(), Map.of());
                assertTrue(preview.compiled());
                if (edit >= WARM_UP) {
                    compiling.computeIfAbsent(subject.info().id(), id -> new ArrayList<>()).add(preview.compileMillis());
                    calling.computeIfAbsent(subject.info().id(), id -> new ArrayList<>()).add(preview.callMillis());
                }
            }
        }
        compiling.forEach((id, times) -> System.out.printf("%s.compile %d%n", id, median(times)));
        calling.forEach((id, times) -> System.out.printf("%s.call %d%n", id, median(times)));
    }

    private static Previews previews(Subject subject) throws Exception {
        return new Previews(new ProviderCatalogue(Map.of(subject.info(), subject.provider())), WireDissectors.all(),
                subject.home());
    }

    private static Drawing drawing(long unique) {
        Shape text = new Shape.Text(Length.of(20), Shape.Repertoire.LATIN1);
        Shape address = new Shape.Struct("Address", List.of(new Shape.Field("street", text), new Shape.Field("city", text)));
        return Drawing.of("order", new Shape.Struct("Order" + unique, List.of(new Shape.Field("address", address),
                new Shape.Field("number", Shape.Primitive.INT),
                new Shape.Field("prices", new Shape.Sequence(Shape.Primitive.DOUBLE, Length.of(4))))));
    }

    private static long median(List<Long> times) {
        return times.stream().sorted().skip(times.size() / 2).findFirst().orElseThrow();
    }
}
