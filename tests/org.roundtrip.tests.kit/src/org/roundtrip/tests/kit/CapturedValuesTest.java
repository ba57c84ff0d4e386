// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.engine.RunListener;
import org.roundtrip.engine.Runner;
import org.roundtrip.engine.Turn;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.Run;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;

/** Call by call the packets of all providers carry the same values, however many calls were made before the captured ones. */
@Tag("kit")
@Tag("night")
class CapturedValuesTest {
    private static final int CALLS = 5;
    /** No multiple of the pool, so that results would go on in its middle. */
    private static final Amount WARM_UP = Amount.calls(53), MEASURED = Amount.calls(20);
    private static final Operation NUMBER = Contracts.small().operation("number");
    @TempDir
    private Path folder;

    @Test
    void resultsBeginAnewWithTheFirstCapturedCall() throws Exception {
        List<String> first = IntStream.range(0, CALLS).mapToObj(call -> WireValues.result(NUMBER, Trial.SEED, call).getFirst()).toList();
        for (Subject subject : Subject.all(folder).stream().filter(each -> List.of("socket", "rmi").contains(each.info().id())).toList()) {
            assertEquals(first, results(subject), subject.info().id());
        }
    }

    private List<String> results(Subject subject) throws Exception {
        Path to = subject.folder().resolve("run");
        Plan plan = new Plan("Values", "", new Contract("Numbers", List.of(NUMBER)), List.of(subject.choice(Subject.DEFAULTS, subject.defaults())),
                new Protocol(1, WARM_UP, MEASURED, CALLS, 30, 64, Trial.SEED));
        Run run = new Runner(new ProviderCatalogue(Map.of(subject.info(), subject.provider())),
                subject.home()).start(plan, false, Instant.now(), began -> to, RunListener.NONE, Turn.ANYWAY).await();
        Fork fork = run.forks().getFirst();
        assertEquals(Fork.State.DONE, fork.state(), fork.error());
        Assumptions.assumeTrue(fork.capture().packets() != null, fork.capture().missing());
        List<String> results = new ArrayList<>();
        try (OpenCapture capture = OpenCapture.open(CaptureSource.of(RunFolder.open(to), fork), WireDissectors.all())) {
            while (capture.read(1000)) {
                // There is more.
            }
            capture.decode(() -> true);
            for (int call = 0; call < CALLS; call++) {
                for (int message : capture.calls().messages(call).toArray()) {
                    Message found = capture.messages().message(message);
                    if (found.kind() == MessageKind.RESPONSE) {
                        found.fields().stream().flatMap(CapturedValuesTest::content).map(Field::value).forEach(results::add);
                    }
                }
            }
        }
        return results;
    }

    /** The fields that are values, not further divided. */
    private static Stream<Field> content(Field field) {
        return field.parts().isEmpty() ? Stream.of(field).filter(each -> each.role() == ByteRole.CONTENT)
                : field.parts().stream().flatMap(CapturedValuesTest::content);
    }
}
