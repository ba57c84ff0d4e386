// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editor;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IPersistableElement;
import org.roundtrip.ui.look.Icons;

/**
 * The input of an editor of a payload. The workbench restores it at its next start.
 *
 * @param file absolute
 */
public record DesignInput(Path file) implements IEditorInput, IPersistableElement {
    static final String FILE = "file";

    @Override
    public boolean exists() {
        return Files.exists(file);
    }

    @Override
    public ImageDescriptor getImageDescriptor() {
        return Icons.descriptor("payload");
    }

    @Override
    public String getName() {
        return file.getFileName().toString();
    }

    @Override
    public String getToolTipText() {
        return file.toString();
    }

    @Override
    public IPersistableElement getPersistable() {
        return this;
    }

    @Override
    public String getFactoryId() {
        return DesignInputFactory.ID;
    }

    @Override
    public void saveState(IMemento memento) {
        memento.putString(FILE, file.toString());
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        return adapter.isInstance(this) ? adapter.cast(this) : null;
    }
}
