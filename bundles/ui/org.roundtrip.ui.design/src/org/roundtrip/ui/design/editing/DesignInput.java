// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editing;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IPersistableElement;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.WorkbenchException;
import org.roundtrip.ui.theme.Icons;

/**
 * The input of an editor of a payload. The workbench restores it at its next start.
 *
 * @param file absolute
 */
public record DesignInput(Path file) implements IEditorInput, IPersistableElement {
    /** Id of the editor of payloads. */
    public static final String EDITOR = "org.roundtrip.ui.design.editor";
    /** Id of the perspective Design. */
    public static final String PERSPECTIVE = "org.roundtrip.ui.design.perspective";
    static final String FILE = "file";

    /** Opens a payload's file in the perspective Design. */
    public static IEditorPart open(Path file, IWorkbenchWindow window) {
        try {
            window.getWorkbench().showPerspective(PERSPECTIVE, window);
            return window.getActivePage().openEditor(new DesignInput(file.toAbsolutePath().normalize()), EDITOR);
        } catch (WorkbenchException e) {
            throw new IllegalStateException(e);
        }
    }

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
