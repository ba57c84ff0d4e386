// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.archive.RunArchive;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Run;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.opening.Opening;

/** An archive from elsewhere becomes a run and a plan of the person who opens it. */
@WindowTest
class ArchivedRunTest {
    private final Library library = Workbench.service(Library.class);
    private final FocusService focus = Workbench.service(FocusService.class);
    @TempDir
    private Path elsewhere;

    @Test
    void anArchiveIsOpenedAsARunWithItsPlan() throws Exception {
        RunFolder run = RunFolder.open(WrittenRun.in(elsewhere, Workbench.plan("From elsewhere", Amount.calls(300)), "archived"));
        Run before = run.run();
        RunArchive.write(run, elsewhere.resolve("a.zip"));
        Opening.bring(elsewhere.resolve("a.zip"), library, Workbench.page());
        Workbench.until("it is in focus", () -> focus.focus().run() != null && focus.focus().run().run().equals(before));
        assertEquals(library.home().runs().toAbsolutePath().normalize(), focus.focus().run().folder().folder().getParent());
        Workbench.until("its plan is there", () -> library.on(Shelf.PLANS).stream()
                .anyMatch(item -> item instanceof PlanItem plan && plan.name().equals("From elsewhere")));
    }
}
