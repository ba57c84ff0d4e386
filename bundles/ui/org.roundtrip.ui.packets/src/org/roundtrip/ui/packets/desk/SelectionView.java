// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import org.roundtrip.packets.OpenCapture;

/** A view of what is selected in the capture. When the capture changes, it follows the selection in the new one. */
public abstract class SelectionView extends CaptureView {
    @Override
    protected final void show(OpenCapture capture) {
        forget();
        selected(desk().selection());
    }

    @Override
    protected abstract void forget();

    @Override
    protected abstract void selected(CaptureSelection now);
}
