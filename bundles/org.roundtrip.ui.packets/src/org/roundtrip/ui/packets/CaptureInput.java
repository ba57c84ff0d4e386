// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.nio.file.Path;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IPersistableElement;
import org.roundtrip.ui.look.Icons;

/**
 * A capture file that someone opened.
 *
 * @param file absolute
 */
record CaptureInput(Path file) implements IEditorInput {
    @Override
    public boolean exists() {
        return true;
    }

    @Override
    public ImageDescriptor getImageDescriptor() {
        return Icons.descriptor("packets");
    }

    @Override
    public String getName() {
        return file.getFileName().toString();
    }

    /** Files from elsewhere are not opened again by themselves. */
    @Override
    public IPersistableElement getPersistable() {
        return null;
    }

    @Override
    public String getToolTipText() {
        return file.toString();
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        return null;
    }
}
