// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import java.util.List;
import org.eclipse.ui.IWorkbenchPart;

/**
 * A part that people look at together with others, such as the results of a run that is compared with another. Presenter mode leaves those
 * in sight beside it. User interface's thread only.
 */
public interface SideBySide {
    /** Returns the others; empty while there are none. */
    List<? extends IWorkbenchPart> others();
}
