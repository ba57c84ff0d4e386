// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.opening;

import java.nio.file.Path;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.ui.IElementFactory;
import org.eclipse.ui.IMemento;
import org.roundtrip.ui.run.library.PlanSource;

/** Restores the inputs of the plan editors that were open. */
public final class PlanInputFactory implements IElementFactory {
    static final String ID = "org.roundtrip.ui.run.planInput";

    @Override
    public IAdaptable createElement(IMemento memento) {
        String example = memento.getString(PlanInput.EXAMPLE);
        String file = memento.getString(PlanInput.FILE);
        return new PlanInput(example != null ? new PlanSource.Example(example) : new PlanSource.Own(Path.of(file)));
    }
}
