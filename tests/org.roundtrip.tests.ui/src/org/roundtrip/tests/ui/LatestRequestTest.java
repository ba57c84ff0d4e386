// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.packets.desk.LatestRequest;

/** A view's request that fails by an error of the program is answered with a sentence, and the next one works. */
@WindowTest
class LatestRequestTest {
    private final Shell owner = new Shell(Display.getCurrent());
    private final LatestRequest<String> request = new LatestRequest<>(owner, "A request that fails");
    private final List<String> answers = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();

    @AfterEach
    void end() {
        owner.dispose();
    }

    @Test
    void anErrorIsReportedAndTheNextRequestIsAnswered() {
        request.ask(work -> {
            throw new IllegalStateException("a wrong state");
        }, answers::add, failures::add);
        Workbench.until("the failure is reported", () -> !failures.isEmpty());
        assertTrue(failures.getFirst().contains("a wrong state"), failures.getFirst());
        assertFalse(request.waiting());
        request.ask(work -> "well", answers::add, failures::add);
        Workbench.until("the next is answered", () -> !answers.isEmpty());
        assertEquals(List.of("well"), answers);
        assertEquals(1, failures.size());
    }
}
