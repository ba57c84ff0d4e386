// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

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
        return subjects.stream().map(subject -> DynamicContainer.dynamicContainer(subject.info().id(), Stream.of(
                container("description", new DescriptionCases(subject).all()),
                container("compiling", new CompileCases(subject).all()),
                container("shapes", new ShapeCases(subject).all()),
                container("processes", new ProcessCases(subject).all()),
                container("runs", new RunCases(subject).all()))));
    }

    private static DynamicContainer container(String name, Stream<? extends DynamicNode> tests) {
        return DynamicContainer.dynamicContainer(name, tests);
    }
}
