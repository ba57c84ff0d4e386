// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.ui.design.views.Answer;

class SizesWordsTest {
    private static final List<SizePoint> FLAT = List.of(point(1, 20), point(10, 30));
    private static final List<SizePoint> STEEP = List.of(point(1, 10), point(10, 40));

    private static SizePoint point(int length, int bytes) {
        return new SizePoint(length, length, bytes, bytes, 1, 1);
    }

    private static List<String> said(Answer<List<SizePoint>> flat, Answer<List<SizePoint>> steep) {
        Map<String, Answer<List<SizePoint>>> answers = new LinkedHashMap<>(Map.of("flat", flat));
        answers.put("steep", steep);
        Map<String, List<SizePoint>> curves = new LinkedHashMap<>();
        answers.forEach((id, answer) -> answer.made().ifPresent(points -> curves.put(id, points)));
        return SizesWords.of(false, answers, curves, Map.of(), UnaryOperator.identity());
    }

    @Test
    void crossingsAreSaidWhenAllCallsAreMade() {
        Answer<List<SizePoint>> done = new Answer<>(Optional.of(FLAT), "", true);
        assertEquals(List.of(), said(done, new Answer<>(Optional.of(STEEP), "", false)));
        assertEquals(List.of("Up to length 1 steep sends fewer bytes, from 10 on flat does; straight lines between the points cross near 6."),
                said(done, new Answer<>(Optional.of(STEEP), "", true)));
    }

    @Test
    void aProviderWithoutItsLibrariesIsSaidWithWhatToDoAndIsTheLastAndGreyRowHoweverTheTableIsSorted() {
        assertEquals(List.of("grpc: not measured. Fetch them."), SizesWords.of(false, Map.of(), Map.of(), Map.of("grpc", "Fetch them."),
                UnaryOperator.identity()));
        SizeRow without = new SizeRow("grpc", "gRPC", null, "Fetch them.");
        SizeRow measured = new SizeRow("rmi", "RMI", FLAT.getFirst(), "");
        for (SizeColumn column : SizeColumn.values()) {
            assertEquals(column == SizeColumn.PROVIDER ? "gRPC (not fetched)" : "", column.text(without));
            for (boolean ascending : new boolean[] {true, false}) {
                assertEquals(List.of(measured, without), Stream.of(without, measured).sorted(column.order(ascending)).toList());
            }
        }
    }

    @Test
    void whatIsToBeDoneForSeveralProvidersIsSaidOnce() {
        Map<String, String> missing = new LinkedHashMap<>(Map.of("grpc", "Fetch them."));
        missing.put("ice", "Fetch them.");
        assertEquals(List.of("Other lengths that have a range stay in the middle of it.", "grpc, ice: not measured. Fetch them."), SizesWords.of(true, Map.of(), Map.of(), missing, UnaryOperator.identity()));
    }

    @Test
    void aProblemIsSaidAtOnce() {
        assertEquals(List.of("flat: It is too large."),
                said(new Answer<>(Optional.empty(), "It is too large.", true), new Answer<>(Optional.empty(), "", false)));
    }
}
