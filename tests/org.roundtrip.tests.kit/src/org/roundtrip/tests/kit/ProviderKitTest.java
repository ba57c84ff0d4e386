// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.AssertionFailedError;

/**
 * What every provider must be able to do, tried with each one that is there: a new middleware passes these tests. Servers
 * and clients are processes of their own, as in a run.
 */
class ProviderKitTest {
    @TempDir
    static Path folder;

    @TestFactory
    Stream<DynamicNode> everyProvider() throws Exception {
        List<Subject> subjects = Subject.all(folder);
        assertFalse(subjects.isEmpty());
        return subjects.stream().map(subject -> DynamicContainer.dynamicContainer(subject.info().id(),
                Stream.of(new DescriptionCases(subject).all(), new CompileCases(subject).all(),
                        new ShapeCases(subject).all(), new ProcessCases(subject).all(), new RunCases(subject).all(),
                        new WireCases(subject).all(), new SoapCases(subject).all(), new PacketCases(subject).all())
                        .flatMap(tests -> tests).map(test -> named(subject, test))));
    }

    /** Reports that number dynamic tests would not tell which one failed. */
    private static DynamicTest named(Subject subject, DynamicTest test) {
        return DynamicTest.dynamicTest(test.getDisplayName(), () -> {
            try {
                test.getExecutable().execute();
            } catch (AssertionError e) {
                throw new AssertionFailedError(
                        subject.info().id() + ", " + test.getDisplayName() + ": " + e.getMessage(), e);
            }
        });
    }
}
