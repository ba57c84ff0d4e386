// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.opening;

import java.nio.file.Files;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IPersistableElement;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.run.library.PlanSource;

/**
 * The input of a plan editor. The workbench restores it at its next start.
 *
 * @param source where the plan comes from
 */
public record PlanInput(PlanSource source) implements IEditorInput, IPersistableElement {
    /** Id of the editor of plans. */
    public static final String EDITOR = "org.roundtrip.ui.run.planEditor";
    /** Id of the perspective Run, in which plans are edited. */
    public static final String PERSPECTIVE = "org.roundtrip.ui.run.perspective";
    private static final Texts TEXTS = Texts.of(PlanInput.class);
    static final String EXAMPLE = "example";
    static final String FILE = "file";

    @Override
    public boolean exists() {
        return !(source instanceof PlanSource.Own own) || Files.exists(own.file());
    }

    @Override
    public ImageDescriptor getImageDescriptor() {
        return Icons.descriptor(icon());
    }

    /** The name of the picture of an example, or of any other plan. */
    public String icon() {
        return source instanceof PlanSource.Example ? "example" : "plan";
    }

    @Override
    public String getName() {
        return source.fileName();
    }

    @Override
    public String getToolTipText() {
        return switch (source) {
            case PlanSource.Example example -> TEXTS.text("exampleTip", example.id());
            case PlanSource.Own own -> own.file().toString();
        };
    }

    @Override
    public IPersistableElement getPersistable() {
        return this;
    }

    @Override
    public String getFactoryId() {
        return PlanInputFactory.ID;
    }

    @Override
    public void saveState(IMemento memento) {
        switch (source) {
            case PlanSource.Example example -> memento.putString(EXAMPLE, example.id());
            case PlanSource.Own own -> memento.putString(FILE, own.file().toString());
        }
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        // Whoever asks through Adapters.adapt, which is usual, gets what factories add, too.
        return adapter.isInstance(this) ? adapter.cast(this) : null;
    }
}
