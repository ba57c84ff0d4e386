// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.study;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.Added;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.PercentileIntervals;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.ServerFigures;
import org.roundtrip.model.Shape;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.load.UnderLoad;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.SeriesFigure;
import org.roundtrip.model.study.StudyFigures;
import org.roundtrip.model.study.Summary;

/** Means of the papers stand beside rows that repeat their operation, and beside no others. */
class TimesTableTest {
    private static final Shape TEXT = new Shape.Text(Length.of(64), Shape.Repertoire.LATIN1);
    private static final Operation ECHO = new Operation("echoString", List.of(new Operation.Parameter("s", TEXT)), Optional.of(TEXT),
            Behaviour.COUNT_AND_UPPER_CASE);
    private static final Operation PING = new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING);

    @Test
    void aPairOfBoianHasItsMeanBesideThePapers() {
        ProviderChoice pair = new ProviderChoice("Java IDL to omniORB", ChosenSide.of("javaidl"), ChosenSide.of("omniorb"));
        assertEquals(List.of(List.of("Boian 2004", "Java IDL to omniORB", "Java IDL to omniORB", "a call", "309", "50.0", "0.162 x")),
                TimesTable.rows(plan(ECHO, pair), List.of(row(pair, "echoString", 20_000.0))));
    }

    @Test
    void otherOperationsAndOtherProtocolsHaveNone() {
        ProviderChoice rmi = ProviderChoice.of("rmi");
        assertEquals(List.of(), TimesTable.rows(plan(PING, rmi), List.of(row(rmi, "ping", 20_000.0))), "Demarey had series after 10,000 calls");
        ProviderChoice grpc = ProviderChoice.of("grpc");
        assertEquals(List.of(), TimesTable.rows(plan(ECHO, grpc), List.of(row(grpc, "echoString", 20_000.0))));
    }

    @Test
    void whatAContainerAddedIsTheDifferenceOfTwoTimes() {
        ProviderChoice rmi = ProviderChoice.of("rmi"), easyBeans = ProviderChoice.of("ejb.easybeans").over("rmi");
        Plan plan = new Plan("Demarey", "", new Contract("Calls", List.of(PING)), List.of(rmi, easyBeans),
                new Protocol(1, Amount.calls(10_000), Amount.calls(100), 0, 30, 64, 1));
        List<Result> rows = List.of(series(rmi), series(easyBeans));
        Optional<PaperDifference> found = PaperDifference.of(plan, Added.of(rows).getFirst());
        assertEquals(Optional.of(new PaperDifference(123_630, 272_440)), found);
        assertEquals("+149 \u00b5s, 2.20 x", found.get().words());
    }

    private static Result series(ProviderChoice choice) {
        StudyFigures figures = new StudyFigures(List.of(new SeriesFigure(new Series(500, 20, Summary.MEAN), 20_000, 19_000, 21_000, 500.0)), null, null);
        return new Result(choice, "ping", null, "void", UnderLoad.unknown(Load.ONE_CALLER), figures, 1, 100, null, null, null, null, 20_000.0, null, null,
                null, null, null, null, null, null, null, null, null, null, null, List.of(20_000.0), null, List.of(), null, Run.FREE,
                PercentileIntervals.NONE, ServerFigures.NONE);
    }

    @Test
    void everyPairOfThePaperHasThreeTimes() {
        assertEquals(30, PaperTime.all().stream().filter(time -> time.study() == PaperTime.Study.BOIAN).count());
        assertEquals(13, PaperTime.all().stream().filter(time -> time.study() == PaperTime.Study.DEMAREY).count());
        assertEquals(15, PaperTime.all().stream().filter(time -> time.study() == PaperTime.Study.RIBOE).count());
    }

    private static Plan plan(Operation operation, ProviderChoice choice) {
        return new Plan("Times", "", new Contract("Calls", List.of(operation)), List.of(choice),
                new Protocol(1, Amount.NONE, Amount.calls(100), 0, 30, 64, 1));
    }

    private static Result row(ProviderChoice choice, String operation, Double callsPerSecond) {
        return new Result(choice, operation, "void", 1, 500, null, null, null, null, null, null, null, null, null, callsPerSecond, null, null,
                null, null, null, null, null, List.of(), null, List.of(), null);
    }
}
