// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.roundtrip.tests.ui.process.OtherWorkbench;
import org.roundtrip.tests.ui.process.Script;

/** Repeats the tests of drawing and dragging on a screen where each point is two pixels wide and high. */
@Tag("night")
class ScaleTest {
    private static final List<Class<?>> SCALED = List.of(WorkbenchTest.class, PartsTest.class,
            HexCanvasTest.class, ThemeTest.class, PresenterModeTest.class, DragTest.class, TimingTest.class);
    private static final String PASSED = "passed ";

    @TempDir
    static Path folder;

    @TestFactory
    Stream<DynamicTest> atTwoHundredPercent() throws IOException, InterruptedException {
        List<String> results = new OtherWorkbench(folder).run(Scaled.class, Map.of("GDK_SCALE", "2"),
                "-D" + TestOrder.SEED_PROPERTY + "=" + TestOrder.SEED);
        assertFalse(results.isEmpty());
        return results.stream().map(result -> dynamicTest(result.replaceFirst("^\\w+ ", "").replaceFirst(":.*", ""),
                () -> assertEquals(PASSED, result.substring(0, PASSED.length()), result)));
    }

    /** Runs the tests, and reports a line for each. */
    public static final class Scaled implements Script {
        @Override
        public void run(Consumer<String> report) {
            Shell shell = Workbench.page().getWorkbenchWindow().getShell();
            assertEquals(200, shell.getMonitor().getZoom());
            Rectangle screen = Display.getCurrent().getBounds();
            assertEquals(screen, screen.union(shell.getBounds()), "the window fits the screen");
            LauncherConfig plain = LauncherConfig.builder().enableTestEngineAutoRegistration(false)
                    .enableTestExecutionListenerAutoRegistration(false).enableLauncherSessionListenerAutoRegistration(false)
                    .enableLauncherDiscoveryListenerAutoRegistration(false).enablePostDiscoveryFilterAutoRegistration(false)
                    .addTestEngines(new JupiterTestEngine()).build();
            LauncherFactory.create(plain).execute(LauncherDiscoveryRequestBuilder.request()
                    .selectors(SCALED.stream().map(each -> selectClass(each)).toList()).build(), new Reporting(report));
        }
    }

    private record Reporting(Consumer<String> report) implements TestExecutionListener {
        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            String problem = result.getThrowable().map(thrown -> String.valueOf(thrown).replace('\n', ' ')).orElse("");
            String name = test.getUniqueIdObject().getLastSegment().getValue();
            if (result.getStatus() == TestExecutionResult.Status.FAILED) {
                report.accept("failed " + name + ": " + problem);
            } else if (test.isTest()) {
                report.accept(PASSED + test.getParentIdObject().orElseThrow().getLastSegment().getValue() + "." + name);
            }
        }
    }
}
