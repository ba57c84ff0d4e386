// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A filter is stopped when another one is applied, or the same one again. It is reading the file then. */
@WindowTest
class StoppedFilterTest {
    private static final int TIMES = 20;

    @TempDir
    static Path folder;

    @Test
    void enterAgainAndAgainBeforeAllIsFilteredLeavesTheListAsItIsSaidToBe()
            throws IOException, PartInitException {
        LongFilter filter = LongFilter.open(folder.resolve("long.pcapng"));
        filter.view().filter(LongFilter.FILTER);
        for (int events = 0; events < TIMES; events++) {
            for (int i = 0; i < events; i++) {
                Display.getCurrent().readAndDispatch();
            }
            filter.enter();
        }
        filter.isTrueWhateverIsPressed();
        filter.view().filter("");
    }
}
