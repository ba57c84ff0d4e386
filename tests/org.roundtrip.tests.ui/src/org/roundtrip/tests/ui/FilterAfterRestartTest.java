// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.tests.ui.process.OtherWorkbench;
import org.roundtrip.tests.ui.process.Script;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.CaptureOpener;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.Library;

/** A filter on a field of a message is applied again when the list comes into sight for the first time after a restart. */
@Tag("night")
class FilterAfterRestartTest {

    @Test
    void theListIsFilteredWhetherTheCaptureIsReadBeforeItIsMadeOrAfter(@TempDir Path folder)
            throws IOException, InterruptedException {
        OtherWorkbench workbench = new OtherWorkbench(folder);
        workbench.run(Leave.class, Map.of());
        workbench.run(ReadBefore.class, Map.of());
        workbench.run(ReadAfter.class, Map.of());
    }

    /** The first session: filters a capture, and ends while the list is out of sight. */
    public static final class Leave implements Script {
        @Override
        public void run(Consumer<String> report) throws Exception {
            Workbench.passWelcome();
            Workbench.showPerspective(CaptureOpener.PERSPECTIVE);
            LongFilter filter = LongFilter.open(Workbench.service(Library.class).home().folder().resolve("long.pcapng"));
            assertTrue(filter.view().filter(LongFilter.FILTER));
            filter.isApplied();
            Workbench.showPerspective(RunPerspective.ID);
        }
    }

    /** The second session: the list is made when the capture is ready. */
    public static final class ReadBefore implements Script {
        @Override
        public void run(Consumer<String> report) throws Exception {
            CaptureDesk desk = Workbench.service(CaptureDesk.class);
            Workbench.until("the capture is ready", () -> desk.capture().filter(OpenCapture::decoded).isPresent());
            Workbench.showPerspective(CaptureOpener.PERSPECTIVE);
            LongFilter.shown().isTrueWhateverIsPressed();
            Workbench.showPerspective(RunPerspective.ID);
        }
    }

    /** The third session: the list may be made first. */
    public static final class ReadAfter implements Script {
        @Override
        public void run(Consumer<String> report) throws Exception {
            Workbench.showPerspective(CaptureOpener.PERSPECTIVE);
            LongFilter.shown().isTrueWhateverIsPressed();
        }
    }
}
