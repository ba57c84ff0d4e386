// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import java.util.Optional;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.roundtrip.engine.Turn;
import org.roundtrip.model.text.Texts;

/** Asks what to do when another process measures already. User interface's thread. */
final class OtherProcess {
    private static final Texts TEXTS = Texts.of(OtherProcess.class);

    private OtherProcess() {
    }

    /**
     * Asks a person.
     *
     * @param sentence who measures
     * @return empty when the run is not to be started
     */
    static Optional<Turn> ask(Shell parent, String sentence) {
        int answer = MessageDialog.open(MessageDialog.QUESTION, parent, TEXTS.text("otherTitle"), sentence, 0, TEXTS.text("otherWait"),
                TEXTS.text("otherAnyway"), TEXTS.text("otherNot"));
        return switch (answer) {
            case 0 -> Optional.of(Turn.WAIT);
            case 1 -> Optional.of(Turn.ANYWAY);
            default -> Optional.empty();
        };
    }
}
