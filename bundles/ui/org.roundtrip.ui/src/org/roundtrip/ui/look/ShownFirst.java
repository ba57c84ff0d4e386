// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

/**
 * A part that shows what its perspective is for, such as the chart of a capture. Presenter mode gives it the room while a person has
 * chosen no other part of the perspective. User interface's thread only.
 */
public interface ShownFirst {
    /** Whether there is something to see in it now. */
    boolean hasContent();
}
