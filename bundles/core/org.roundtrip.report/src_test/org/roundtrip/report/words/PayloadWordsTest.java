// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.Finding.Doubt;
import org.roundtrip.analysis.Finding.Doubtful;
import org.roundtrip.analysis.Finding.Rivals;
import org.roundtrip.analysis.PayloadFinding;
import org.roundtrip.analysis.PayloadFinding.Superlative;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.sweep.RowKey;

class PayloadWordsTest {
    private static PayloadFinding finding(RatioEstimate ratio, int operations, Optional<Doubt> doubt) {
        return finding(ratio, operations, true, doubt);
    }

    private static PayloadFinding finding(RatioEstimate ratio, int operations, boolean onEach, Optional<Doubt> doubt) {
        return new PayloadFinding(Superlative.FASTEST, new RowKey("RMI", "text"), "JacORB", operations,
                onEach ? OptionalDouble.of(ratio.ratio()) : OptionalDouble.empty(), ratio, List.of(), doubt, List.of());
    }

    private static PayloadFinding slowest(double ratio, Optional<Doubt> doubt) {
        return new PayloadFinding(Superlative.SLOWEST, new RowKey("Axis", "text"), "RMI", 3, OptionalDouble.of(ratio), new RatioEstimate(ratio, ratio * 0.96, ratio * 1.04), List.of(),
                doubt, List.of());
    }

    private static PayloadFinding.Sent sent() {
        Result most = row("Axis", 4, 12_477);
        return new PayloadFinding.Sent(most.row(), most, row("JacORB", 2, 1300));
    }

    private static Result row(String variant, double packets, double bytes) {
        return new Result(ProviderChoice.of(variant), "f1", "void", 1, 1000, null, null, null, null, null, null, null, null, null, null,
                916.0, packets, bytes, null, null, null, null, null, 2.0, List.of(), null, List.of());
    }

    @Test
    void whatIsCertainHasItsRatio() {
        PayloadFinding certain = finding(new RatioEstimate(1.83, 1.71, 1.94), 3, Optional.empty());
        assertEquals("RMI is the fastest middleware <a>at the median of each of the 3 operations</a>: JacORB, the next on the whole, takes 1.8 x as long on average; 95 % 1.7 to 1.9.",
                FindingWords.linked(certain));
        assertEquals("Axis is the slowest middleware at the median of each of the 3 operations: it takes 25 x as long on average as RMI, the fastest on the whole; 95 % 24 to 26.",
                FindingWords.sentence(slowest(25, Optional.empty())));
    }

    @Test
    void twoThatDoNotDifferAreBothTheFastest() {
        assertEquals("RMI and JacORB are the fastest middlewares on the whole (geometric mean of the medians of 2 operations), and equally fast as far as can be measured: 1.02 x on average; "
                + "95 % 0.99 to 1.05.", FindingWords.sentence(finding(new RatioEstimate(1.02, 0.99, 1.05), 2, Optional.empty())));
        assertEquals("RMI and JacORB are the fastest middlewares on the whole (geometric mean of the medians of 2 operations); they cannot be told apart, because the forks are too few for how much they differ: 1.3 x on "
                + "average; 95 % 0.90 to 1.9.", FindingWords.sentence(finding(new RatioEstimate(1.3, 0.9, 1.9), 2, Optional.empty())));
    }

    @Test
    void withADoubtThereIsNoRatio() {
        Optional<Doubt> quick = Optional.of(Doubt.QUICK_RUN);
        assertEquals("In this quick run RMI was perhaps the fastest middleware at the median of both operations, and JacORB the next on the whole; an indication only.",
                FindingWords.sentence(finding(new RatioEstimate(1.83, null, null), 2, quick)));
        assertEquals(List.of("RMI was by far the fastest middleware at the median of each of the 4 operations, and JacORB the next on the whole.",
                "RMI and JacORB were the fastest middlewares on the whole (geometric mean of the medians of 2 operations); they could not be told apart: single forks of the same work may differ by more.",
                "Axis was the slowest middleware at the median of each of the 3 operations, on average far slower than RMI, the fastest on the whole.", "Axis was the slowest middleware at the median of each of the 3 operations."),
                FindingLines.of(List.of(finding(new RatioEstimate(10, null, null), 4, quick), finding(new RatioEstimate(1.01, null, null), 2, quick),
                        slowest(25, quick), slowest(5, quick))).lines());
    }

    /** Two quick runs in which nothing had changed said the contrary of each other without a "perhaps". */
    @Test
    void anIndicationOfASmallDifferenceSaysPerhaps() {
        Optional<Doubt> quick = Optional.of(Doubt.QUICK_RUN);
        assertEquals(List.of("RMI was perhaps the fastest middleware <a>at the median of both operations</a>, and JacORB the next on the whole.",
                "Axis was perhaps the slowest middleware <a>at the median of each of the 3 operations</a>.",
                "Axis was the slowest middleware <a>at the median of each of the 3 operations</a>."),
                FindingLines.linked(List.of(finding(new RatioEstimate(1.99, null, null), 2, quick), slowest(1.6, quick),
                        slowest(2, quick))).lines());
        assertEquals("In this quick run RMI was perhaps the fastest middleware at the median of each of the 3 operations, and on average far faster than JacORB, the next on the whole; "
                + "an indication only.", FindingWords.sentence(new PayloadFinding(Superlative.FASTEST, new RowKey("RMI", "text"), "JacORB", 3,
                        OptionalDouble.of(1.6), new RatioEstimate(12, null, null), List.of(), quick, List.of())), "on one of them it is hardly ahead");
    }

    /** Another one may be faster on one of the operations, and a finding below may say so. */
    @Test
    void whoIsTheFastestOnAverageOnlyIsSoOnTheWhole() {
        assertEquals("RMI is the fastest middleware <a>on the whole</a> (geometric mean of the medians of 3 operations): JacORB, the next, takes 1.8 x as long "
                + "on average; 95 % 1.7 to 1.9.", FindingWords.linked(finding(new RatioEstimate(1.83, 1.71, 1.94), 3, false, Optional.empty())));
        assertEquals("In this quick run RMI was perhaps the fastest middleware on the whole (geometric mean of the medians of 3 operations), and JacORB the next; "
                + "an indication only.", FindingWords.sentence(finding(new RatioEstimate(1.83, null, null), 3, false, Optional.of(Doubt.QUICK_RUN))));
        assertEquals("RMI is the fastest middleware on the whole (geometric mean of the medians of 3 operations; left out, because of too few calls or none on some operation: Axis): "
                + "JacORB, the next, takes 2.0 x as long on average; 95 % 1.9 to 2.1.", FindingWords.sentence(new PayloadFinding(Superlative.FASTEST,
                        new RowKey("RMI", "text"), "JacORB", 3, OptionalDouble.empty(), new RatioEstimate(2, 1.9, 2.1), List.of("Axis"), Optional.empty(), List.of())));
    }

    /** A reader told a class that one was the slowest, and another was as slow. */
    @Test
    void whoCannotBeToldApartFromTheSlowestIsNamed() {
        Rivals rivals = new Rivals(List.of("JacORB", "RMI"), true);
        assertEquals("In this quick run omniORB was perhaps the slowest middleware on the whole (geometric mean of the medians of 3 operations); "
                + "JacORB and RMI could not be told apart from omniORB; an indication only.",
                FindingWords.sentence(slowest(new RatioEstimate(2.8, null, null), Optional.of(Doubt.QUICK_RUN), rivals)));
        assertEquals("In this quick run omniORB was perhaps the slowest middleware on the whole (geometric mean of the medians of 3 operations), and on average far slower than gRPC, the fastest; "
                + "JacORB and RMI could not be told apart from omniORB; an indication only.",
                FindingWords.sentence(slowest(new RatioEstimate(28, null, null), Optional.of(Doubt.QUICK_RUN), rivals)));
        assertEquals("omniORB is the slowest middleware on the whole (geometric mean of the medians of 3 operations): it takes 2.8 x as long on average as gRPC, "
                + "the fastest; 95 % 2.7 to 2.9; JacORB cannot be told apart from omniORB.",
                FindingWords.sentence(slowest(new RatioEstimate(2.8, 2.7, 2.9), Optional.empty(), new Rivals(List.of("JacORB"), true))));
        assertEquals("In this quick run omniORB was perhaps the slowest middleware on the whole (geometric mean of the medians of 3 operations); an indication only.",
                FindingWords.sentence(slowest(new RatioEstimate(2.8, null, null), Optional.of(Doubt.QUICK_RUN), new Rivals(List.of(), true))), "another one is near");
    }

    /** A reader told a class who was the second, and another one was as fast. */
    @Test
    void whoCannotBeToldApartFromTheNextIsNamed() {
        assertEquals("In this quick run RMI was perhaps the fastest middleware on the whole (geometric mean of the medians of 3 operations), "
                + "and JacORB one of the next (together with TLS); an indication only.",
                FindingWords.sentence(fastest(new RatioEstimate(1.83, null, null), OptionalDouble.empty(), Optional.of(Doubt.QUICK_RUN))));
        assertEquals("RMI is the fastest middleware at the median of each of the 3 operations: JacORB, one of the next on the whole (together with TLS), "
                + "takes 1.8 x as long on average; 95 % 1.7 to 1.9.",
                FindingWords.sentence(fastest(new RatioEstimate(1.83, 1.71, 1.94), OptionalDouble.of(1.7), Optional.empty())));
        assertEquals("RMI and JacORB are the fastest middlewares on the whole (geometric mean of the medians of 3 operations), and equally fast as far as "
                + "can be measured: 1.02 x on average; 95 % 0.99 to 1.05; TLS cannot be told apart from JacORB.",
                FindingWords.sentence(fastest(new RatioEstimate(1.02, 0.99, 1.05), OptionalDouble.empty(), Optional.empty())));
    }

    private static PayloadFinding fastest(RatioEstimate ratio, OptionalDouble least, Optional<Doubt> doubt) {
        return new PayloadFinding(Superlative.FASTEST, new RowKey("RMI", "text"), "JacORB", 3, least, ratio, List.of(), doubt, List.of(),
                new Rivals(List.of("TLS"), true));
    }

    private static PayloadFinding slowest(RatioEstimate ratio, Optional<Doubt> doubt, Rivals rivals) {
        return new PayloadFinding(Superlative.SLOWEST, new RowKey("omniORB", "text"), "gRPC", 3, OptionalDouble.empty(), ratio, List.of(), doubt, List.of(), rivals);
    }

    @Test
    void whoHasTheDoubtIsNamedOnce() {
        PayloadFinding cold = new PayloadFinding(Superlative.SLOWEST, new RowKey("Axis", "text"), "RMI", 3, OptionalDouble.of(5), new RatioEstimate(5, null, null), List.of(),
                Optional.of(Doubt.NOT_WARM), List.of(new Doubtful("Axis", Doubt.NOT_WARM, false)));
        assertEquals("Axis, which was not warm yet on some operation, was the slowest middleware at the median of each of the 3 operations; an indication only.", FindingWords.sentence(cold));
    }

    /** A reader took some of three figures for good, and all of them were in red. */
    @Test
    void aDoubtOfEachOperationIsNotSaidOfSome() {
        PayloadFinding cold = new PayloadFinding(Superlative.SLOWEST, new RowKey("Axis", "text"), "RMI", 3, OptionalDouble.of(5), new RatioEstimate(5, null, null), List.of(),
                Optional.of(Doubt.NOT_WARM), List.of(new Doubtful("Axis", Doubt.NOT_WARM, true)));
        assertEquals("Axis, which was not warm yet, was the slowest middleware at the median of each of the 3 operations; an indication only.", FindingWords.sentence(cold));
    }

    @Test
    void eachWhoHasADoubtIsNamedWithItsOwn() {
        PayloadFinding both = new PayloadFinding(Superlative.FASTEST, new RowKey("RMI", "text"), "JacORB", 3, OptionalDouble.of(2), new RatioEstimate(2, null, null), List.of(),
                Optional.of(Doubt.NOT_WARM), List.of(new Doubtful("RMI", Doubt.NOT_WARM, false), new Doubtful("JacORB", Doubt.SLOWER_EMPTY, false)));
        assertEquals("RMI, which was not warm yet on some operation, was the fastest middleware at the median of each of the 3 operations, and JacORB the next on the whole; "
                + "JacORB took longer without content than with it; an indication only.", FindingWords.sentence(both));
    }

    /** Bytes are counted: one fork says as much of them as many do. */
    @Test
    void theMostAndTheLeastOnTheWireAreSaidWithTheirNumbers() {
        assertEquals("Axis puts the most bytes on the wire on <a>f1</a>: 12.5 kB in 4 packets for 916 B of content; JacORB, the least of the middlewares, 1.30 kB in 2 (counted, not timed).",
                FindingWords.linked(sent()));
    }

    /** Nothing was said of bytes then, and the reader looked for them. */
    @Test
    void aboutAsManyBytesAreSaidToo() {
        Result most = row("RMI", 2.02, 1320);
        PayloadFinding.Sent alike = new PayloadFinding.Sent(most.row(), most, row("JacORB", 2, 1300));
        assertEquals("Bytes on the wire hardly tell the middlewares apart on <a>f1</a>: 1.32 kB in 2.02 packets for 916 B of content with RMI, "
                + "1.30 kB in 2 with JacORB (counted, not timed).", FindingWords.linked(alike));
    }

    @Test
    void aDoubtThatSeveralShareIsSaidOnceAlsoBehindOneWithAnother() {
        PayloadFinding cold = slowest(25, Optional.of(Doubt.NOT_WARM));
        assertEquals("Not everything was warm, so this is an indication only:",
                FindingLines.of(List.of(finding(new RatioEstimate(10, null, null), 4, Optional.of(Doubt.QUICK_RUN)), cold, cold)).above());
        assertEquals("", FindingLines.of(List.of(sent(), cold, cold)).above(), "the first one is certain");
    }

    @Test
    void whatWasNotMeasuredOnEachOperationIsNamed() {
        assertEquals("RMI is the fastest middleware <a>at the median of each of the 3 operations</a> (left out, because of too few calls or none on some operation: Axis, gRPC): JacORB, the next on the whole, "
                + "takes 2.0 x as long on average; 95 % 1.9 to 2.1.", FindingWords.linked(new PayloadFinding(Superlative.FASTEST, new RowKey("RMI", "text"),
                        "JacORB", 3, OptionalDouble.of(2), new RatioEstimate(2, 1.9, 2.1), List.of("Axis", "gRPC"), Optional.empty(), List.of())));
    }
}
